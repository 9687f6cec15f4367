import { eq, type SQL } from 'drizzle-orm'
import type { ReportedProblem } from '#api/contract/generated/schemas.ts'
import { presentTransaction } from '#api/features/transactions/present-transaction.ts'
import { transactionsWith } from '#api/features/transactions/transactions.store.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { presentCases } from '#api/money/annotations/transaction-cases.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'
import { withWholePayeeNames } from '#api/staff/whole-payee-names.ts'

/** Cases with their customers and transactions, with whole names and without the customer's notes and categories. */
export async function findReportedProblems(
  db: Db,
  which: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<ReportedProblem[]> {
  const rows = await db
    .select({ row: transactionCases, customer: applicants })
    .from(transactionCases)
    .innerJoin(wallets, eq(wallets.id, transactionCases.walletId))
    .innerJoin(applicants, eq(applicants.id, wallets.accountId))
    .where(which)
    .orderBy(...order)
    .limit(limit)
  const cases = await presentCases(
    db,
    rows.map(({ row }) => row),
  )
  const transactions = await transactionsWith(
    db,
    rows.map(({ row }) => row.referenceId),
  )
  const byReference = new Map(transactions.map(row => [row.referenceId, presentTransaction(row)]))
  const owned = rows.map(({ row, customer }) => ({
    transaction: byReference.get(row.referenceId)!,
    accountId: customer.id,
  }))
  const named = await withWholePayeeNames(db, owned)
  return rows.map(({ customer }, index) => ({
    case: cases[index]!,
    customer: namedCustomer(customer),
    transaction: named[index]!,
  }))
}
