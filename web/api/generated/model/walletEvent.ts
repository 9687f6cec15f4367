/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { WalletEventChangedItem } from './walletEventChangedItem.ts';

/**
 * The data of an event of `watchWallet`
 */
export interface WalletEvent {
  /** What to get again. `money`: balances, transactions, holds, and what limits have left. `settings`: the status, limits and sub-wallets. `seen`: which transactions are new. `beneficiaries`: those of the account. `transfers`: their states and schedules. Ignore values that you do not know. */
  changed: WalletEventChangedItem[];
}
