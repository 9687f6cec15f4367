/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TopUpRefundPayloadKind } from './topUpRefundPayloadKind.ts';

export interface TopUpRefundPayload {
  kind: TopUpRefundPayloadKind;
  topUpId: string;
  /** Whose top-up it is */
  customerId: string;
  amount: Money;
}
