/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SubWalletId } from './subWalletId.ts';
import type { TopUpMoney } from './topUpMoney.ts';

export interface TopUpRequest {
  amount: TopUpMoney;
  /** Where the money goes. Leave it out for the main wallet. If it is closed meanwhile, the money goes to the main wallet */
  subWallet?: SubWalletId;
}
