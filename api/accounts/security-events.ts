import { randomUUID } from 'node:crypto'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { securityEvents } from '#api/db/schema/security.ts'
import { devices } from '#api/db/schema/sessions.ts'

type Event = Omit<typeof securityEvents.$inferInsert, 'id'>

const NEWEST = 50

/** Writes down what happened to an account, for good. */
export async function recordEvents(db: Db, ...events: Event[]): Promise<void> {
  if (events.length > 0) await db.insert(securityEvents).values(events.map(event => ({ ...event, id: randomUUID() })))
}

/** The newest first, with the devices that they came from. */
export const newestEvents = (db: Db, accountId: string, limit = NEWEST) =>
  db
    .select({ ...getTableColumns(securityEvents), device: devices })
    .from(securityEvents)
    .leftJoin(devices, eq(devices.id, securityEvents.deviceId))
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(desc(securityEvents.sequence))
    .limit(limit)
