import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { DenyList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { newestEntries, sequenceOf } from './deny-list.store.ts'

const PAGE_SIZE = 50

interface Query {
  status?: 'active' | 'removed' | undefined
  lastDigits?: string | undefined
  cursor?: string | undefined
}

/** A page of the deny list, the last added first. The cursor is the id of the last entry of the page before. */
export async function listDenyList({ db }: Deps, { status, lastDigits, cursor }: Query): Promise<DenyList> {
  const { removedAt } = denyListEntries
  const which = and(
    status === 'removed' ? isNotNull(removedAt) : isNull(removedAt),
    lastDigits ? eq(denyListEntries.lastDigits, lastDigits) : undefined,
    cursor === undefined ? undefined : lt(denyListEntries.sequence, await requireSequence(db, cursor)),
  )
  const found = await newestEntries(db, which, PAGE_SIZE + 1)
  const items = found.slice(0, PAGE_SIZE)
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.entryId : null }
}

async function requireSequence(db: Db, cursor: string): Promise<number> {
  const sequence = await sequenceOf(db, cursor)
  if (sequence === undefined) throw new PlinkError('CURSOR_INVALID')
  return sequence
}
