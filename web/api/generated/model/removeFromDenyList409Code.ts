/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RemoveFromDenyList409Code = 'DENY_LIST_ENTRY_REMOVED' | 'IDEMPOTENCY_IN_FLIGHT';