/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SuspendedTopUp } from './suspendedTopUp.ts';

export interface SuspendedTopUpList {
  items: SuspendedTopUp[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}
