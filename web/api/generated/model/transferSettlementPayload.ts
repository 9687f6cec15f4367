/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TransferOutcome } from './transferOutcome.ts';
import type { TransferSettlementPayloadKind } from './transferSettlementPayloadKind.ts';

export interface TransferSettlementPayload {
  kind: TransferSettlementPayloadKind;
  transferId: string;
  /** Who pays */
  customerId: string;
  outcome: TransferOutcome;
  amount: Money;
}
