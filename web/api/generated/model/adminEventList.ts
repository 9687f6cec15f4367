/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEvent } from './adminEvent.ts';
import type { AdminInEvents } from './adminInEvents.ts';

export interface AdminEventList {
  items: AdminEvent[];
  /** @nullable */
  nextCursor: string | null;
  /** Everybody who has done something, by name */
  admins: AdminInEvents[];
}
