/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SubWallet } from './subWallet.ts';
import type { WalletFrozen } from './walletFrozen.ts';
import type { WalletStatus } from './walletStatus.ts';

export interface Wallet {
  status: WalletStatus;
  frozen?: WalletFrozen;
  /** The sum of `available`, `onHold` and `inSubWallets` */
  balance: Money;
  /** What the main wallet or the sub-wallet can spend */
  available: Money;
  /** What is on hold in the main wallet or the sub-wallet */
  onHold: Money;
  /** The balances of all sub-wallets. Zero if a sub-wallet was requested */
  inSubWallets: Money;
  /** The balance of the wallet and all its sub-wallets */
  total: Money;
  /** How much the balance has changed in the last 30 days. Negative if it is lower now */
  change: Money;
  /**
     * Change of the balance compared with 30 days ago, to one decimal. Null if the balance was zero
     * @nullable
     */
  changePercent: number | null;
  /**
     * Transactions in `listTransactions` since the last `markTransactionsSeen`, at most 100
     * @minimum 0
     */
  newTransactions: number;
  /** Present if a sub-wallet was requested */
  subWallet?: SubWallet;
}
