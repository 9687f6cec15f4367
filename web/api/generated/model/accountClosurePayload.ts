/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccountClosurePayloadKind } from './accountClosurePayloadKind.ts';

export interface AccountClosurePayload {
  kind: AccountClosurePayloadKind;
  customerId: string;
}
