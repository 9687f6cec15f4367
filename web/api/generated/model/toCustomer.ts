/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ToCustomerKind } from './toCustomerKind.ts';

export interface ToCustomer {
  kind: ToCustomerKind;
  /**
     * Of `findRecipient`
     * @minLength 1
     * @maxLength 500
     * @pattern ^[A-Za-z0-9_-]+$
     */
  recipientToken: string;
}
