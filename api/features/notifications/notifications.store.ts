import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type NotificationRow, notifications } from '#api/kernel/db/schema/notifications.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** A notification of the account. Throws `NOTIFICATION_NOT_FOUND`. */
export async function notificationOf(db: Db, accountId: string, id: string): Promise<NotificationRow> {
  const [notification] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
  if (!notification) throw new PlinkError('NOTIFICATION_NOT_FOUND')
  return notification
}
