import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { MoneyExceptionList } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { moneyExceptions } from '#api/db/schema/money-exceptions.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordLooks, subjectsOf } from './customers.store.ts'
import { findExceptions } from './money-exceptions.store.ts'

const PAGE_SIZE = 20

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
  const { resolvedAt, sequence } = moneyExceptions
  const [isListed, order, behind] =
    status === 'open'
      ? [isNull(resolvedAt), [asc(sequence)], sql`(${sequence}) >`]
      : [isNotNull(resolvedAt), [desc(resolvedAt), desc(sequence)], sql`(${resolvedAt}, ${sequence}) <`]
  const which = and(isListed, cursor === undefined ? undefined : sql`${behind} ${await positionOf(db, status, cursor)}`)
  const found = await findExceptions(db, which, order, PAGE_SIZE + 1)
  const items = found.slice(0, PAGE_SIZE)
  await recordLooks(db, admin.id, subjectsOf(items), clock())
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.exceptionId : null }
}

/** The place of an exception in the order. It stays in the database, whose times have more digits than a `Date`. */
async function positionOf(db: Db, status: Query['status'], id: string): Promise<SQL> {
  const { resolvedAt, sequence } = moneyExceptions
  const isIt = eq(moneyExceptions.id, id)
  if ((await db.$count(moneyExceptions, isIt)) === 0) throw new PlinkError('CURSOR_INVALID')
  const key = status === 'open' ? sql`${sequence}` : sql`${resolvedAt}, ${sequence}`
  return sql`(select ${key} from ${moneyExceptions} where ${isIt})`
}
