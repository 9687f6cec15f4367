/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerFreeze } from './customerFreeze.ts';
import type { CustomerSubWallet } from './customerSubWallet.ts';
import type { Money } from './money.ts';
import type { WalletFrozen } from './walletFrozen.ts';
import type { WalletStatus } from './walletStatus.ts';

export interface CustomerWallet {
  status: WalletStatus;
  frozen?: WalletFrozen;
  freeze?: CustomerFreeze;
  /** Of the main wallet and all sub-wallets */
  total: Money;
  /** In the main wallet */
  available: Money;
  /** Of the main wallet */
  onHold: Money;
  subWallets: CustomerSubWallet[];
}
