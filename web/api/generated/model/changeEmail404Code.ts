/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ChangeEmail404Code = 'WALLET_NOT_FOUND';