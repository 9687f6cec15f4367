import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { DenyList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { NEWEST_FIRST, newestEntries } from './deny-list.store.ts'

const PAGE_SIZE = 50

interface Query {
  status?: 'active' | 'removed' | undefined
  lastDigits?: string | undefined
  cursor?: string | undefined
}

/** A page of the deny list, the last added first. */
export async function listDenyList({ db }: Deps, { status, lastDigits, cursor }: Query): Promise<DenyList> {
  const { removedAt } = denyListEntries
  const { areNext } = await rowsAfter(db, cursor, NEWEST_FIRST)
  const which = and(
    status === 'removed' ? isNotNull(removedAt) : isNull(removedAt),
    lastDigits ? eq(denyListEntries.lastDigits, lastDigits) : undefined,
    areNext,
  )
  const entries = await newestEntries(db, which, PAGE_SIZE + 1)
  const { rows: items, nextCursor } = pageOf(entries, ({ entryId }) => entryId, PAGE_SIZE)
  return { items, nextCursor }
}
