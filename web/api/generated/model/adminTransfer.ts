/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { MoneyException } from './moneyException.ts';
import type { NamedCustomer } from './namedCustomer.ts';
import type { StaffRequest } from './staffRequest.ts';
import type { Transfer } from './transfer.ts';
import type { TransferPayout } from './transferPayout.ts';
import type { TransferSuspense } from './transferSuspense.ts';

export interface AdminTransfer {
  /** As its payer sees it */
  transfer: Transfer;
  /** Who pays */
  customer: NamedCustomer;
  /** Of a transfer that was submitted to the provider */
  payout?: TransferPayout;
  /** Of a transfer to a Plink customer whose money waits in suspense */
  suspense?: TransferSuspense;
  /** The request about it that waits for its decision */
  request?: StaffRequest;
  /** Reports of the provider that contradict the books, the oldest first */
  exceptions: MoneyException[];
}
