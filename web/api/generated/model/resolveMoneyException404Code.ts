/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ResolveMoneyException404Code = 'MONEY_EXCEPTION_NOT_FOUND';