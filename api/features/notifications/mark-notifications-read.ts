import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { UnreadNotifications } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { countUnreadNotifications } from './count-unread-notifications.ts'
import { notificationOf } from './notifications.store.ts'

/** Marks a notification and all before it as read. Later ones stay unread. Throws `NOTIFICATION_NOT_FOUND`. */
export async function markNotificationsRead(
  deps: Deps,
  bearer: SessionBearer,
  upTo: string,
): Promise<UnreadNotifications> {
  const { db, clock } = deps
  const { accountId, sequence } = await notificationOf(db, bearer.person.id, upTo)
  const isUnread = isNull(notifications.readAt)
  // The rows are locked in one order, so that two concurrent calls wait for each other and do not deadlock.
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), lte(notifications.sequence, sequence), isUnread))
    .orderBy(notifications.sequence)
    .for('update')
  await db
    .update(notifications)
    .set({ readAt: clock() })
    .where(and(inArray(notifications.id, unread), isUnread))
  return countUnreadNotifications(deps, bearer)
}
