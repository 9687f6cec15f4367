/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface MoneyQueues {
  /**
     * Open exceptions
     * @minimum 0
     */
  exceptions: number;
  /**
     * What is in suspense
     * @minimum 0
     */
  suspense: number;
  /**
     * Transfers that need a decision: the provider does not say whether they were paid, or their money is in suspense
     * @minimum 0
     */
  undecidedTransfers: number;
}
