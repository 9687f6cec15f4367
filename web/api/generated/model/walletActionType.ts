/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type WalletActionType = 'activate' | 'deactivate' | 'set_limit' | 'create_sub_wallet';