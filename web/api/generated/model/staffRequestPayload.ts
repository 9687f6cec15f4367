/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccountClosurePayload } from './accountClosurePayload.ts';

export type StaffRequestPayload = AccountClosurePayload;
