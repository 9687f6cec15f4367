/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitSet } from './limitSet.ts';
import type { SubWallet } from './subWallet.ts';
import type { WalletActionType } from './walletActionType.ts';
import type { WalletStatus } from './walletStatus.ts';

export interface WalletActionResult {
  actionId: string;
  type: WalletActionType;
  /** Present for `activate` and `deactivate` */
  status?: WalletStatus;
  /** Present for `set_limit` */
  limit?: LimitSet;
  /** Present for `create_sub_wallet` */
  subWallet?: SubWallet;
}
