/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { GetWalletActivityPeriod } from './getWalletActivityPeriod.ts';
import type { SubWalletParameter } from './subWalletParameter.ts';

export type GetWalletActivityParams = {
/**
 * How far back
 */
period?: GetWalletActivityPeriod;
/**
 * The `subWalletId`. Leave it out for the main wallet
 * @pattern ^[0-9]{12}$
 */
subWallet?: SubWalletParameter;
};
