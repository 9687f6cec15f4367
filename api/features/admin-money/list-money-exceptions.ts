import { and, asc, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MoneyExceptionList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'
import { keyOf, PAGE_SIZE, positionOf } from '#api/staff/page-cursor.ts'
import { findExceptions } from './money-exceptions.store.ts'

interface Query {
  status: 'open' | 'resolved'
  cursor?: string | undefined
}

/**
 * A page of exceptions: those that are open, the oldest first, or those that are resolved, the one resolved last first. The cursor is the id
 * of the last exception of the page before.
 */
export async function listMoneyExceptions(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { status, cursor }: Query,
): Promise<MoneyExceptionList> {
  const { which, key, direction, isBehind } = ORDERS[status]
  const position = cursor === undefined ? undefined : await positionOf(db, moneyExceptions, key, cursor)
  const behind = position && sql`${keyOf(key)} ${isBehind} ${position}`
  const found = await findExceptions(db, and(which, behind), key.map(direction), PAGE_SIZE + 1)
  const items = found.slice(0, PAGE_SIZE)
  await recordViews(db, admin.id, subjectsOf(items), clock())
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.exceptionId : null }
}

const { resolvedAt, sequence } = moneyExceptions

const ORDERS = {
  open: { which: isNull(resolvedAt), key: [sequence], direction: asc, isBehind: sql`>` },
  resolved: { which: isNotNull(resolvedAt), key: [resolvedAt, sequence], direction: desc, isBehind: sql`<` },
}
