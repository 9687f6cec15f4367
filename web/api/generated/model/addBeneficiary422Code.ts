/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type AddBeneficiary422Code = 'IBAN_INVALID' | 'IBAN_FOREIGN' | 'IBAN_OWN' | 'IDEMPOTENCY_MISMATCH';