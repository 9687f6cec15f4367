/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type TopUpDisputePayloadKind = 'top_up_dispute';