import { and, eq } from 'drizzle-orm'
import type { ReportedProblemList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { findReportedProblems } from './reported-problems.store.ts'

interface Query {
  status: 'open' | 'answered' | 'closed'
  cursor?: string | undefined
}

/** A page of cases: of those that wait, the longest wait first, and of closed ones the one closed last. */
export async function listReportedProblems(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { status, cursor }: Query,
): Promise<ReportedProblemList> {
  const { areNext, order } = await rowsAfter(db, cursor, ORDERS[status])
  const which = and(eq(transactionCases.state, status), areNext)
  const problems = await findReportedProblems(db, which, order, PAGE_SIZE + 1)
  const { rows: items, nextCursor } = pageOf(problems, last => last.case.caseId)
  await recordViews(db, admin.id, subjectsOf(items), clock())
  return { items, nextCursor }
}

const { id, stateSince } = transactionCases
const WAITING: RowOrder = { id, key: [stateSince, id], direction: 'ascending' }

const ORDERS: Record<Query['status'], RowOrder> = {
  open: WAITING,
  answered: WAITING,
  closed: { id, key: [stateSince, id], direction: 'descending' },
}
