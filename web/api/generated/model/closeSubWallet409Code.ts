/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CloseSubWallet409Code = 'SUB_WALLET_NOT_EMPTY';