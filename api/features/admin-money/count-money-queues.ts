import { eq, gt, isNull } from 'drizzle-orm'
import type { MoneyQueues } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { bankCredits, cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { isUndecided } from '#api/staff/undecided-transfers.ts'

/** Counts the queues for people who watch them without looking at the customers in them. */
export async function countMoneyQueues({ db }: Deps): Promise<MoneyQueues> {
  return {
    exceptions: await db.$count(moneyExceptions, isNull(moneyExceptions.resolvedAt)),
    reconciliation: await db.$count(reconciliationDifferences, eq(reconciliationDifferences.state, 'open')),
    reportedProblems: await db.$count(transactionCases, eq(transactionCases.state, 'open')),
    suspense:
      (await db.$count(bankCredits, eq(bankCredits.state, 'suspense'))) +
      (await db.$count(cardTopUps, gt(cardTopUps.suspended, 0))),
    undecidedTransfers: await db.$count(transfers, isUndecided),
  }
}
