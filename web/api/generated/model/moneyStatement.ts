/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * What one side says of it. What it says nothing of is left out
 */
export interface MoneyStatement {
  /**
     * In the smallest unit of its currency
     * @minimum 0
     */
  amount?: number;
  /** As it is stated */
  currency?: string;
  /** In the words of the side that states it */
  state?: string;
  /** Our number of the payment or payout */
  number?: string;
  /** Of the bank or provider, to ask it */
  reference?: string;
}
