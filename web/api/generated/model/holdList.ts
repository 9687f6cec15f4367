/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Hold } from './hold.ts';
import type { Money } from './money.ts';

export interface HoldList {
  items: Hold[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
  /** The total of all pages */
  total: Money;
}
