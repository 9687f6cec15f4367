/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DenyListEntry } from './denyListEntry.ts';

export interface DenyList {
  items: DenyListEntry[];
  /** @nullable */
  nextCursor: string | null;
}
