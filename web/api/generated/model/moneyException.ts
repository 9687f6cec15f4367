/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { MoneyExceptionKind } from './moneyExceptionKind.ts';
import type { MoneyExceptionResolution } from './moneyExceptionResolution.ts';
import type { MoneyStatement } from './moneyStatement.ts';
import type { NamedCustomer } from './namedCustomer.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A report of a bank or provider that contradicts the books. Nothing is posted for it
 */
export interface MoneyException {
  exceptionId: string;
  kind: MoneyExceptionKind;
  /** The top-up by card that it is about */
  topUpId?: string;
  /** The bank transfer that it is about */
  creditId?: string;
  /** The transfer that it is about */
  transferId?: string;
  /** Whose money it is, where that is known */
  customer?: NamedCustomer;
  /** What our books say */
  expected: MoneyStatement;
  /** What the bank or provider says */
  stated: MoneyStatement;
  createdAt: Timestamp;
  resolution?: MoneyExceptionResolution;
}
