import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UnreadNotifications } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { notifications } from '#api/kernel/db/schema/notifications.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { UNREAD_NOTIFICATIONS_MAX } from '#domain/constants.ts'

/** Counts up to a maximum, so that a long list does not cost more. */
export async function countUnreadNotifications(
  { db }: Pick<Deps, 'db'>,
  { person }: SessionBearer,
): Promise<UnreadNotifications> {
  const unread = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.accountId, person.id), isNull(notifications.readAt)))
    .limit(UNREAD_NOTIFICATIONS_MAX)
    .as('unread')
  return { unread: await db.$count(unread) }
}
