/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';

export interface FreezeLifted {
  liftedAt: Timestamp;
}
