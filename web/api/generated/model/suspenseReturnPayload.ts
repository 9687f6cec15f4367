/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SuspenseReturnPayloadKind } from './suspenseReturnPayloadKind.ts';

export interface SuspenseReturnPayload {
  kind: SuspenseReturnPayloadKind;
  creditId: string;
  /** Whose wallet has the IBAN */
  customerId?: string;
  amount: Money;
}
