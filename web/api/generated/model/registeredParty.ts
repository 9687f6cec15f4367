/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { RegisteredPartyRole } from './registeredPartyRole.ts';

export interface RegisteredParty {
  role: RegisteredPartyRole;
  /** The ID number with its first and its last four characters */
  maskedId: string;
}
