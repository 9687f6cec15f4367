/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type LoginAdmin401Code = 'ADMIN_LOGIN_FAILED' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_INVALID';