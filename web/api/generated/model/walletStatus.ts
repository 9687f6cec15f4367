/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * While it is `inactive`, no money leaves the wallet
 */
export type WalletStatus = 'active' | 'inactive';