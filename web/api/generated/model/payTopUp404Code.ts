/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type PayTopUp404Code = 'WALLET_NOT_FOUND' | 'TOP_UP_NOT_FOUND';