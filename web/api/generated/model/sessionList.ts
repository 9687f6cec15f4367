/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Session } from './session.ts';

export interface SessionList {
  items: Session[];
  /** @nullable */
  nextCursor: string | null;
}
