/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Day } from './day.ts';
import type { Money } from './money.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { Timestamp } from './timestamp.ts';
import type { TransferNote } from './transferNote.ts';
import type { TransferParty } from './transferParty.ts';
import type { TransferPurpose } from './transferPurpose.ts';
import type { TransferRepetition } from './transferRepetition.ts';
import type { TransferRun } from './transferRun.ts';
import type { TransferScheduleState } from './transferScheduleState.ts';

export interface TransferSchedule {
  scheduleId: string;
  /** `ended`: it has run for the last time */
  state: TransferScheduleState;
  /** The transfer that was confirmed */
  transferId: string;
  destination: TransferParty;
  amount: Money;
  purpose: TransferPurpose;
  note?: TransferNote;
  /** The source; absent for the main wallet */
  subWallet?: SubWalletId;
  startsOn: Day;
  repeats: TransferRepetition;
  /** While it is active */
  nextRunOn?: Day;
  /** Once it has run */
  lastRun?: TransferRun;
  createdAt: Timestamp;
}
