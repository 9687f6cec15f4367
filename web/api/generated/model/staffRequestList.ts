/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { StaffRequest } from './staffRequest.ts';

export interface StaffRequestList {
  items: StaffRequest[];
  /**
     * Always null
     * @nullable
     */
  nextCursor: string | null;
}
