/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminKybOption } from './adminKybOption.ts';

export interface AdminKybOptionList {
  items: AdminKybOption[];
  /** @nullable */
  nextCursor: string | null;
}
