/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideStaffRequest404Code = 'STAFF_REQUEST_NOT_FOUND';