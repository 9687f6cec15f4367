import { and, asc, eq, exists, gte, lt } from 'drizzle-orm'
import type { AdminEventList, AdminEventType, AdminInEvents } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { adminEvents, admins } from '#api/kernel/db/schema/admin.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isAbout, isBefore, newestAdminEvents } from '#api/staff/admin-events.ts'
import { endOfDay, startOfDay } from '#domain/riyadh-time.ts'

const PAGE_SIZE = 50

interface Filters {
  type?: AdminEventType | undefined
  adminId?: string | undefined
  customerId?: string | undefined
  /** Days in Riyadh. */
  from?: string | undefined
  to?: string | undefined
}

/** A page of the log, newest first. The cursor is the id of the last event of the page before. */
export async function listAdminEvents(
  { db }: Deps,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
): Promise<AdminEventList> {
  const before = cursor === undefined ? undefined : await isBefore(db, cursor)
  if (cursor !== undefined && !before) throw new PlinkError('CURSOR_INVALID')
  const events = await newestAdminEvents(db, and(matches(filters), before), PAGE_SIZE + 1)
  const items = events.slice(0, PAGE_SIZE)
  return {
    items,
    nextCursor: events.length > PAGE_SIZE ? items.at(-1)!.id : null,
    admins: await adminsInEvents(db),
  }
}

const matches = ({ type, adminId, customerId, from, to }: Filters) =>
  and(
    type && eq(adminEvents.type, type),
    adminId ? eq(adminEvents.adminId, adminId) : undefined,
    customerId ? isAbout({ kind: 'customer', id: customerId }) : undefined,
    from ? gte(adminEvents.at, startOfDay(from)) : undefined,
    to ? lt(adminEvents.at, endOfDay(to)) : undefined,
  )

const adminsInEvents = (db: Db): Promise<AdminInEvents[]> =>
  db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(exists(db.select({ id: adminEvents.id }).from(adminEvents).where(eq(adminEvents.adminId, admins.id))))
    .orderBy(asc(admins.name), asc(admins.email))
