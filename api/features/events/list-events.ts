import { and, eq, gt, notInArray } from 'drizzle-orm'
import type { EventType } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type EventRow, events } from '#api/kernel/db/schema/events.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { EVENT_DAYS } from '#domain/constants.ts'
import { presentEvents } from './present-events.ts'

const DAY_SECONDS = 86_400

/** A page of the events of the account in the last 30 days, newest first, without types that the caller may not read. */
export async function listEvents(
  deps: Deps,
  { account }: AccountBearer,
  { cursor, limit, type, hidden }: ListQuery & { type?: EventType | undefined; hidden: EventType[] },
) {
  const { db, secretKey, clock } = deps
  const cursors = cursorsOf<{ [name: string]: EventType | undefined }>(secretKey, `events of ${account.id}`)
  const request = pageRequest(cursors, { cursor, limit, filters: { type } })
  const since = addSeconds(clock(), -EVENT_DAYS * DAY_SECONDS)
  const page = await readPage(
    cursors,
    request,
    range => findEvents(db, account.id, { type: request.filters.type, since, hidden }, range),
    row => row.id,
  )
  return { ...page, items: await presentEvents(deps, page.items) }
}

function findEvents(
  db: Db,
  accountId: string,
  { type, since, hidden }: { type: EventType | undefined; since: Date; hidden: EventType[] },
  { place, limit }: Range,
): Promise<EventRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const isShown = and(type && eq(events.type, type), notInArray(events.type, hidden))
  const isListed = and(eq(events.accountId, accountId), isShown, gt(events.createdAt, since))
  return db
    .select()
    .from(events)
    .where(and(isListed, areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = { id: events.id, key: [events.sequence], direction: 'descending' }
