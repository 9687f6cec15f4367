import { and, isNotNull, isNull } from 'drizzle-orm'
import type { MoneyExceptionList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { findExceptions } from './money-exceptions.store.ts'

interface Query {
  status: 'open' | 'resolved'
  cursor?: string | undefined
}

/** A page of exceptions: those that are open, the oldest first, or those that are resolved, the one resolved last first. */
export async function listMoneyExceptions(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { status, cursor }: Query,
): Promise<MoneyExceptionList> {
  const { areNext, order } = await rowsAfter(db, cursor, ORDERS[status])
  const which = status === 'open' ? isNull(resolvedAt) : isNotNull(resolvedAt)
  const exceptions = await findExceptions(db, and(which, areNext), order, PAGE_SIZE + 1)
  const { rows: items, nextCursor } = pageOf(exceptions, ({ exceptionId }) => exceptionId)
  await recordViews(db, admin.id, subjectsOf(items), clock())
  return { items, nextCursor }
}

const { id, resolvedAt, sequence } = moneyExceptions

const ORDERS: Record<Query['status'], RowOrder> = {
  open: { id, key: [sequence], direction: 'ascending' },
  resolved: { id, key: [resolvedAt, sequence], direction: 'descending' },
}
