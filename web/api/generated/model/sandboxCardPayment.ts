/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SandboxCardPaymentStatus } from './sandboxCardPaymentStatus.ts';

export interface SandboxCardPayment {
  paymentId: string;
  amount: Money;
  status: SandboxCardPaymentStatus;
  /** Where the browser goes after the decision */
  returnUrl: string;
}
