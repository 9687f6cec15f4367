/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type FreezeCustomer404Code = 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND';