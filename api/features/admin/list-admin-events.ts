import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isBefore, newestAdminEvents } from '#api/staff/admin-events.ts'

const PAGE_SIZE = 50

/** A page of the log, newest first. The cursor is the id of the last event of the page before. */
export async function listAdminEvents({ db }: Deps, cursor: string | undefined) {
  const before = cursor === undefined ? undefined : await isBefore(db, cursor)
  if (cursor !== undefined && !before) throw new PlinkError('CURSOR_INVALID')
  const events = await newestAdminEvents(db, before, PAGE_SIZE + 1)
  const items = events.slice(0, PAGE_SIZE)
  return { items, nextCursor: events.length > PAGE_SIZE ? items.at(-1)!.id : null }
}
