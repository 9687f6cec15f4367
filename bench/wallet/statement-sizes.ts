/** Of each customer. About 95 of 100 transactions are booked, half of them in the last year, of which the statement is. */
export const STATEMENTS = [
  { transactions: 4_300, entries: 2_000 },
  { transactions: 215_000, entries: 100_000 },
]
