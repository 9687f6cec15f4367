/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SubWalletParameter } from './subWalletParameter.ts';

export type GetWalletSpendingParams = {
/**
 * The `subWalletId`. Leave it out for the main wallet
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};
