import { eq } from 'drizzle-orm'
import type { WebhookDelivery } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentEvents } from '#api/features/events/present-events.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type EventRow, events } from '#api/kernel/db/schema/events.ts'
import { type WebhookDeliveryRow, webhookDeliveries } from '#api/kernel/db/schema/webhooks.ts'

export interface DeliveryWithEvent {
  delivery: WebhookDeliveryRow
  event: EventRow
}

/** Adds a delivery of an event to an endpoint, beside those that the trigger adds. */
export async function addDelivery(tx: Db, endpointId: string, eventId: string, now: Date): Promise<DeliveryWithEvent> {
  const [delivery] = await tx
    .insert(webhookDeliveries)
    .values({ id: crypto.randomUUID(), endpointId, eventId, nextAttemptAt: now, createdAt: now })
    .returning()
  const [event] = await tx.select().from(events).where(eq(events.id, eventId))
  return { delivery: delivery!, event: event! }
}

/** Deliveries with their events, in the same order. */
export async function presentDeliveries(deps: Deps, deliveries: DeliveryWithEvent[]): Promise<WebhookDelivery[]> {
  const presentedEvents = await presentEvents(
    deps,
    deliveries.map(({ event }) => event),
  )
  return deliveries.map(({ delivery }, index) => ({ ...present(delivery), event: presentedEvents[index]! }))
}

export async function presentDelivery(deps: Deps, delivery: DeliveryWithEvent): Promise<WebhookDelivery> {
  const [response] = await presentDeliveries(deps, [delivery])
  return response!
}

function present(row: WebhookDeliveryRow): Omit<WebhookDelivery, 'event'> {
  const { id, state, attempts, nextAttemptAt, attemptedAt, milliseconds, status, failure, responseBody } = row
  return {
    webhookDeliveryId: id,
    state,
    attempts,
    ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(attemptedAt && {
      lastAttempt: {
        at: attemptedAt.toISOString(),
        milliseconds: milliseconds ?? 0,
        ...(status !== null && { status }),
        ...(failure && { failure }),
        ...(responseBody !== null && { responseBody }),
      },
    }),
  }
}
