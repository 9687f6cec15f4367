/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type MarkTransactionsSeen404Code = 'WALLET_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';