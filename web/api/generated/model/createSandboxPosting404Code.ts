/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateSandboxPosting404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'HOLD_NOT_FOUND' | 'TRANSACTION_NOT_FOUND';