/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { ReferenceId } from './referenceId.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { Timestamp } from './timestamp.ts';
import type { TransferCause } from './transferCause.ts';
import type { TransferNote } from './transferNote.ts';
import type { TransferParty } from './transferParty.ts';
import type { TransferPlan } from './transferPlan.ts';
import type { TransferPurpose } from './transferPurpose.ts';
import type { TransferState } from './transferState.ts';
import type { TransferStep } from './transferStep.ts';

export interface Transfer {
  transferId: string;
  state: TransferState;
  cause: TransferCause;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  createdAt: Timestamp;
  confirmedAt?: Timestamp;
  /** The transaction that took the money */
  transactionRef?: ReferenceId;
  /** The transaction that brought it back */
  returnedRef?: ReferenceId;
  /** Why it failed or came back, in the words of the bank */
  bankReason?: string;
  /** Of a transfer for later */
  schedule?: TransferPlan;
  /** The schedule that it has started or is a run of */
  scheduleId?: string;
  /** Each step, the oldest first */
  history: TransferStep[];
}
