/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { HouseAccounts } from './houseAccounts.ts';
import type { Timestamp } from './timestamp.ts';

export interface LedgerReport {
  /** The money in all wallets, on hold or not, in halalas */
  walletsTotal: number;
  houseAccounts: HouseAccounts;
  /** The money in all wallets less what the house accounts explain, in halalas. 0 unless something is wrong */
  difference: number;
  /**
     * How many rules of the ledger do not hold, the difference included. 0 unless something is wrong
     * @minimum 0
     */
  brokenRules: number;
  checkedAt: Timestamp;
}
