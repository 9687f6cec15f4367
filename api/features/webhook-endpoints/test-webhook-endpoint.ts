import type { WebhookDelivery } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { addDelivery, presentDelivery } from './webhook-deliveries.store.ts'
import { lockEndpoint, recordedEndpoint, requireEnabled } from './webhook-endpoints.store.ts'

/** Sends an endpoint an event `ping`. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`. */
export async function testWebhookEndpoint(
  deps: Deps,
  { account }: AccountBearer,
  id: string,
): Promise<WebhookDelivery> {
  const at = deps.clock()
  return deps.db.transaction(async tx => {
    const endpoint = await lockEndpoint(tx, account.id, id)
    requireEnabled(endpoint)
    const was = recordedEndpoint(endpoint, at)
    const eventId = await recordEvent(tx, { accountId: account.id, type: 'ping', objectId: id, was, at })
    const delivery = await addDelivery(tx, id, eventId, at)
    return keepResponse(tx, await presentDelivery({ ...deps, db: tx }, delivery))
  })
}
