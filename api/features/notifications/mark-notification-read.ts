import { and, eq, isNull } from 'drizzle-orm'
import type { UnreadNotifications } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { countUnreadNotifications } from './count-unread-notifications.ts'
import { notificationOf } from './notifications.store.ts'

/** Throws `NOTIFICATION_NOT_FOUND`. */
export async function markNotificationRead(
  deps: Deps,
  bearer: SessionBearer,
  notificationId: string,
): Promise<UnreadNotifications> {
  const { id } = await notificationOf(deps.db, bearer.person.id, notificationId)
  await deps.db
    .update(notifications)
    .set({ readAt: deps.clock() })
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)))
  return countUnreadNotifications(deps, bearer)
}
