/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ForgotPassword404Code = 'ACCOUNT_NOT_FOUND';