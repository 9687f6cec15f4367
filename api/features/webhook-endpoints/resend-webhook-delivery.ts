import { and, eq, notInArray } from 'drizzle-orm'
import type { EventType, WebhookDelivery } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { events } from '#api/kernel/db/schema/events.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { addDelivery, presentDelivery } from './webhook-deliveries.store.ts'
import { requireEnabled } from './webhook-endpoints.store.ts'

/** Sends the event of a delivery again, if the caller may read it. Throws `WEBHOOK_DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`. */
export async function resendWebhookDelivery(
  deps: Deps,
  { account }: AccountBearer,
  id: string,
  hidden: EventType[],
): Promise<WebhookDelivery> {
  return deps.db.transaction(async tx => {
    const [row] = await tx
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .innerJoin(events, eq(events.id, webhookDeliveries.eventId))
      .where(
        and(eq(webhookDeliveries.id, id), eq(webhookEndpoints.accountId, account.id), notInArray(events.type, hidden)),
      )
      // The lock keeps the endpoint from being deleted in the meantime.
      .for('update', { of: webhookEndpoints })
    if (!row) throw new PlinkError('WEBHOOK_DELIVERY_NOT_FOUND')
    requireEnabled(row.endpoint)
    const { endpointId, eventId } = row.delivery
    const again = await addDelivery(tx, endpointId, eventId, deps.clock())
    return keepResponse(tx, await presentDelivery({ ...deps, db: tx }, again))
  })
}
