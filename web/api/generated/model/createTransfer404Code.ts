/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateTransfer404Code = 'WALLET_NOT_FOUND' | 'SUB_WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';