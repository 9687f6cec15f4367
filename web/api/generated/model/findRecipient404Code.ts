/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type FindRecipient404Code = 'WALLET_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';