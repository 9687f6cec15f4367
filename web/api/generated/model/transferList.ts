/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Transfer } from './transfer.ts';

export interface TransferList {
  items: Transfer[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}
