/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ResolveMoneyException409Code = 'MONEY_EXCEPTION_RESOLVED' | 'IDEMPOTENCY_IN_FLIGHT';