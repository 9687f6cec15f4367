/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TransactionStatus } from './transactionStatus.ts';

export type TransactionStatusFilterParameter = TransactionStatus;
