/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SecurityEvent } from './securityEvent.ts';

export interface SecurityEventList {
  items: SecurityEvent[];
  /** @nullable */
  nextCursor: string | null;
}
