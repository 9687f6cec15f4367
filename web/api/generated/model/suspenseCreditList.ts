/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SuspenseCredit } from './suspenseCredit.ts';

export interface SuspenseCreditList {
  items: SuspenseCredit[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}
