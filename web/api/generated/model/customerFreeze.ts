/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminName } from './adminName.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Who froze the wallet, when, and why
 */
export interface CustomerFreeze {
  admin: AdminName;
  reason: string;
  frozenAt: Timestamp;
}
