/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Transaction } from './transaction.ts';

export interface Posting {
  transaction: Transaction;
  /** Present for `hold`, `capture` and `release` */
  holdId?: string;
}
