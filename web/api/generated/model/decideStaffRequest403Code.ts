/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideStaffRequest403Code = 'ADMIN_REQUIRED' | 'SECOND_PERSON_REQUIRED' | 'REQUESTER_REQUIRED';