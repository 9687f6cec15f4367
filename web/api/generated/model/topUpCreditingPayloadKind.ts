/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type TopUpCreditingPayloadKind = 'top_up_crediting';