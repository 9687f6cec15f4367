/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { MoneyException } from './moneyException.ts';

export interface MoneyExceptionList {
  items: MoneyException[];
  /**
     * Send it as `cursor` to get the next page
     * @nullable
     */
  nextCursor: string | null;
}
