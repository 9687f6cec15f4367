/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RemoveFromDenyList404Code = 'DENY_LIST_ENTRY_NOT_FOUND';