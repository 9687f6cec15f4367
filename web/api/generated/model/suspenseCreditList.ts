/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SuspenseCredit } from './suspenseCredit.ts';

export interface SuspenseCreditList {
  items: SuspenseCredit[];
  /**
     * Always null
     * @nullable
     */
  nextCursor: string | null;
}
