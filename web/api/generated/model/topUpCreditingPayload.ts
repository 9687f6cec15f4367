/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TopUpCreditingPayloadKind } from './topUpCreditingPayloadKind.ts';

export interface TopUpCreditingPayload {
  kind: TopUpCreditingPayloadKind;
  topUpId: string;
  /** Whose wallet receives the money */
  customerId: string;
  amount: Money;
}
