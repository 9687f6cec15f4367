import { and, eq, notInArray } from 'drizzle-orm'
import type { EventType } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { events } from '#api/kernel/db/schema/events.ts'
import { webhookDeliveries } from '#api/kernel/db/schema/webhooks.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { type DeliveryWithEvent, presentDeliveries } from './webhook-deliveries.store.ts'
import { endpointOf } from './webhook-endpoints.store.ts'

/** A page of the deliveries to an endpoint, newest first, without events that the caller may not read. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function listWebhookDeliveries(
  deps: Deps,
  { account }: AccountBearer,
  endpointId: string,
  { cursor, limit, hidden }: ListQuery & { hidden: EventType[] },
) {
  const { id } = await endpointOf(deps.db, account.id, endpointId)
  const cursors = cursorsOf<Record<string, never>>(deps.secretKey, `deliveries of ${id}`)
  const page = await readPage(
    cursors,
    pageRequest(cursors, { cursor, limit, filters: {} }),
    range => findDeliveries(deps.db, id, hidden, range),
    ({ delivery }) => delivery.id,
  )
  return { ...page, items: await presentDeliveries(deps, page.items) }
}

function findDeliveries(
  db: Db,
  endpointId: string,
  hidden: EventType[],
  { place, limit }: Range,
): Promise<DeliveryWithEvent[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  return db
    .select({ delivery: webhookDeliveries, event: events })
    .from(webhookDeliveries)
    .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpointId), notInArray(events.type, hidden), areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: webhookDeliveries.id,
  key: [webhookDeliveries.sequence],
  direction: 'descending',
}
