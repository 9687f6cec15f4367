import { isShort } from '../short.ts'

/**
 * The numbers of transactions of each customer. About 95 of 100 transactions are booked, half of them in the last year, which the statement covers.
 */
export const STATEMENTS = isShort
  ? [
      { transactions: 430, entries: 200 },
      { transactions: 4_300, entries: 2_000 },
    ]
  : [
      { transactions: 4_300, entries: 2_000 },
      { transactions: 215_000, entries: 100_000 },
    ]
