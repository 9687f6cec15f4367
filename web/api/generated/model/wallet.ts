/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SubWallet } from './subWallet.ts';
import type { WalletStatus } from './walletStatus.ts';

export interface Wallet {
  status: WalletStatus;
  balance: Money;
  /** The balance less what is on hold */
  available: Money;
  onHold: Money;
  /** Of the wallet and all its sub-wallets */
  total: Money;
  /**
     * Of the balance against 30 days ago, to one decimal; null where there was nothing
     * @nullable
     */
  changePercent: number | null;
  /**
     * Of the list that `listTransactions` answers, since `markTransactionsSeen`; at most 100
     * @minimum 0
     */
  newTransactions: number;
  /** Where one was asked for */
  subWallet?: SubWallet;
}
