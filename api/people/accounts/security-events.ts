import { randomUUID } from 'node:crypto'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { SecurityEvent } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { securityEvents } from '#api/kernel/db/schema/security.ts'
import { devices } from '#api/kernel/db/schema/sessions.ts'
import { toDevice } from './devices.ts'

type Event = Omit<typeof securityEvents.$inferInsert, 'id'>

const NEWEST = 50

/** Records what happened to an account. The table is append-only. */
export async function recordSecurityEvents(db: Db, ...events: Event[]): Promise<void> {
  if (events.length > 0) await db.insert(securityEvents).values(events.map(event => ({ ...event, id: randomUUID() })))
}

/** The newest first, each with its device. */
export const newestSecurityEvents = (db: Db, accountId: string, limit = NEWEST) =>
  db
    .select({ ...getTableColumns(securityEvents), device: devices })
    .from(securityEvents)
    .leftJoin(devices, eq(devices.id, securityEvents.deviceId))
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(desc(securityEvents.sequence))
    .limit(limit)

type EventRow = Awaited<ReturnType<typeof newestSecurityEvents>>[number]

export const toSecurityEvent = ({
  id,
  type,
  reason,
  at,
  device,
  isNewDevice,
  apiKeyName,
  memberPhoneEnd,
  memberRole,
}: EventRow): SecurityEvent => ({
  id,
  type,
  at: at.toISOString(),
  ...(reason && { reason }),
  ...(device && { device: toDevice(device) }),
  ...(isNewDevice !== null && { isNewDevice }),
  ...(apiKeyName !== null && { apiKeyName }),
  ...(memberPhoneEnd !== null && { memberPhoneEnd }),
  ...(memberRole !== null && { memberRole }),
})
