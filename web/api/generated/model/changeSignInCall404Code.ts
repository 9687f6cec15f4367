/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ChangeSignInCall404Code = 'CUSTOMER_NOT_FOUND' | 'ACCOUNT_NOT_FOUND';