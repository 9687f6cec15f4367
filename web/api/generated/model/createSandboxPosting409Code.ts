/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateSandboxPosting409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'HOLD_ENDED' | 'NOT_REVERSIBLE';