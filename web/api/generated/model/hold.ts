/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { HoldReason } from './holdReason.ts';
import type { HoldStatus } from './holdStatus.ts';
import type { Money } from './money.ts';
import type { ReferenceId } from './referenceId.ts';
import type { Timestamp } from './timestamp.ts';

export interface Hold {
  holdId: string;
  /** The `counterparty` of the transaction */
  name: string;
  /** The `counterpartyArabic` of the transaction */
  nameArabic?: string;
  amount: Money;
  status: HoldStatus;
  reason: HoldReason;
  transactionRef: ReferenceId;
  heldAt: Timestamp;
  /** The latest time at which the money is available again. For a transfer, when its result is expected */
  expectedRelease: Timestamp;
}
