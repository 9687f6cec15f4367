/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SuspendedTopUp } from './suspendedTopUp.ts';

export interface SuspendedTopUpList {
  items: SuspendedTopUp[];
  /**
     * Always null
     * @nullable
     */
  nextCursor: string | null;
}
