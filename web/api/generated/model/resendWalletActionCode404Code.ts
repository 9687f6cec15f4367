/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ResendWalletActionCode404Code = 'WALLET_NOT_FOUND' | 'ACTION_NOT_FOUND';