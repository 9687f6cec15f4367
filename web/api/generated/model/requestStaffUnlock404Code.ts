/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestStaffUnlock404Code = 'ADMIN_NOT_FOUND';