import { and, asc, eq, exists, gte, lt, sql } from 'drizzle-orm'
import type { AdminEventList, AdminEventType, AdminInEvents } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { adminEvents, admins } from '#api/kernel/db/schema/admin.ts'
import { isAbout, NEWEST_FIRST, newestAdminEvents } from '#api/staff/admin-events.ts'
import { isAboutCalled } from '#api/staff/customer-search.ts'
import { pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { endOfDay, startOfDay } from '#domain/riyadh-time.ts'

const PAGE_SIZE = 50

interface Filters {
  type?: AdminEventType | undefined
  adminId?: string | undefined
  customerId?: string | undefined
  /** What customers are called: a name or a number. */
  customer?: string | undefined
  /** The days of the log, in Riyadh. */
  from?: string | undefined
  to?: string | undefined
}

/** A page of the log, newest first. */
export async function listAdminEvents(
  { db }: Deps,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
): Promise<AdminEventList> {
  const { areNext } = await rowsAfter(db, cursor, NEWEST_FIRST)
  const events = await newestAdminEvents(db, and(await matches(db, filters), areNext), PAGE_SIZE + 1)
  const { rows, nextCursor } = pageOf(events, ({ id }) => id, PAGE_SIZE)
  return { items: rows, nextCursor, admins: await adminsInEvents(db) }
}

const isAboutCustomer = eq(adminEvents.subjectKind, 'customer')

const SUBJECT = {
  text: adminEvents.subjectId,
  uuid: sql`case when ${isAboutCustomer} then ${adminEvents.subjectId}::uuid end`,
}

const matches = async (db: Db, { type, adminId, customerId, customer, from, to }: Filters) =>
  and(
    type && eq(adminEvents.type, type),
    adminId ? eq(adminEvents.adminId, adminId) : undefined,
    customerId ? isAbout({ kind: 'customer', id: customerId }) : undefined,
    customer ? and(isAboutCustomer, await isAboutCalled(db, SUBJECT, customer)) : undefined,
    from ? gte(adminEvents.at, startOfDay(from)) : undefined,
    to ? lt(adminEvents.at, endOfDay(to)) : undefined,
  )

const adminsInEvents = (db: Db): Promise<AdminInEvents[]> =>
  db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(exists(db.select({ id: adminEvents.id }).from(adminEvents).where(eq(adminEvents.adminId, admins.id))))
    .orderBy(asc(admins.name), asc(admins.email))
