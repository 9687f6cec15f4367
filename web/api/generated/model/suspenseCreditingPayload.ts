/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SuspenseCreditingPayloadKind } from './suspenseCreditingPayloadKind.ts';

export interface SuspenseCreditingPayload {
  kind: SuspenseCreditingPayloadKind;
  creditId: string;
  /** Whose wallet receives the money */
  customerId: string;
  amount: Money;
}
