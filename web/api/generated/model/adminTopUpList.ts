/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminTopUp } from './adminTopUp.ts';

export interface AdminTopUpList {
  items: AdminTopUp[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}
