import { and, eq, isNull } from 'drizzle-orm'
import type { NotificationGroup, NotificationList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type NotificationRow, notifications } from '#api/kernel/db/schema/notifications.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentNotifications } from './present-notifications.ts'

type NotificationFilters = {
  group?: NotificationGroup | undefined
  status?: 'unread' | undefined
}

/** A page of the notifications of the account, newest first. */
export async function listNotifications(
  { db, secretKey }: Deps,
  { person }: SessionBearer,
  { cursor, limit, group, status }: ListQuery & NotificationFilters,
): Promise<NotificationList> {
  const cursors = cursorsOf<NotificationFilters>(secretKey, `notifications of ${person.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters: { group, status } })
  const page = await readPage(
    cursors,
    request,
    range => findNotifications(db, person.id, request.filters, range),
    row => row.id,
  )
  return { ...page, items: await presentNotifications(db, page.items) }
}

function findNotifications(
  db: Db,
  accountId: string,
  { group, status }: NotificationFilters,
  { place, limit }: Range,
): Promise<NotificationRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const isListed = and(
    eq(notifications.accountId, accountId),
    group && eq(notifications.group, group),
    status && isNull(notifications.readAt),
  )
  return db
    .select()
    .from(notifications)
    .where(and(isListed, areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = { id: notifications.id, key: [notifications.sequence], direction: 'descending' }
