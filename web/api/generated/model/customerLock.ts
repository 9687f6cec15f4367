/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerLockKind } from './customerLockKind.ts';
import type { CustomerLockType } from './customerLockType.ts';
import type { Timestamp } from './timestamp.ts';

export interface CustomerLock {
  type: CustomerLockType;
  kind: CustomerLockKind;
  /** When a soft lock ends */
  lockedUntil?: Timestamp;
}
