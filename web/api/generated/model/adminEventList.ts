/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEvent } from './adminEvent.ts';

export interface AdminEventList {
  items: AdminEvent[];
  /** @nullable */
  nextCursor: string | null;
}
