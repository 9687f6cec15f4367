/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type FindRecipient422Code = 'RECIPIENT_IS_SELF' | 'IDEMPOTENCY_MISMATCH';