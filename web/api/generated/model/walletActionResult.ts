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
  /** Of `activate` and `deactivate` */
  status?: WalletStatus;
  /** Of `set_limit` */
  limit?: LimitSet;
  /** Of `create_sub_wallet` */
  subWallet?: SubWallet;
}
