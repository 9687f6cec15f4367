/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { UserId } from './userId.ts';

export interface CredentialSet {
  success: true;
  userId: UserId;
}
