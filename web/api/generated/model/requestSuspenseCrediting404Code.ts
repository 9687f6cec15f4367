/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestSuspenseCrediting404Code = 'SUSPENSE_CREDIT_NOT_FOUND' | 'CUSTOMER_NOT_FOUND' | 'WALLET_NOT_FOUND';