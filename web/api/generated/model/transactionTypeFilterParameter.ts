/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TransactionType } from './transactionType.ts';

export type TransactionTypeFilterParameter = TransactionType;
