/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * What became of a transfer at the bank. `paid`: the money has left. `failed`: the bank does not have it, so it is available to the customer again
 */
export type TransferOutcome = 'paid' | 'failed';