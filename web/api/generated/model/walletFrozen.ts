/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * True while compliance has frozen the wallet, otherwise absent. No money leaves it or moves within it, whatever its `status`, and it can only be deactivated. Money still comes in.
 */
export type WalletFrozen = boolean;
