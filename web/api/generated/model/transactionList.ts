/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Transaction } from './transaction.ts';

export interface TransactionList {
  items: Transaction[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}
