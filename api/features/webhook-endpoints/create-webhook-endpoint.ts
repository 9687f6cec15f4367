import type { CreateWebhookEndpointRequest, EventType, NewWebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { startWebhookRequest } from './webhook-endpoint-code.ts'
import {
  freeSlot,
  insertEndpoint,
  presentEndpoint,
  readableTypes,
  requireAllowedUrl,
} from './webhook-endpoints.store.ts'

/**
 * Adds an endpoint for a key. For a person, stores it until the code confirms it, after sending the code.
 * Throws `WEBHOOK_ENDPOINT_LIMIT_REACHED`.
 * @param hidden the types that the caller may not read
 */
export async function createWebhookEndpoint(
  deps: Deps,
  bearer: SessionBearer | ApiKeyBearer,
  { url, eventTypes: types }: CreateWebhookEndpointRequest,
  hidden: EventType[],
): Promise<NewWebhookEndpoint> {
  requireAllowedUrl(url, deps)
  const eventTypes = readableTypes(types, hidden)
  const at = deps.clock()
  const endpoint = { id: crypto.randomUUID(), accountId: bearer.account.id, url, eventTypes }
  if ('person' in bearer) {
    await deps.db.transaction(tx => freeSlot(tx, bearer.account.id))
    const values = { endpointId: endpoint.id, url, eventTypes, enabled: true, overlapHours: null }
    const confirmation = await startWebhookRequest(deps, bearer, { kind: 'create', ...values })
    const state = 'unconfirmed'
    const createdAt = at.toISOString()
    const webhookEndpoint = {
      webhookEndpointId: endpoint.id,
      url,
      ...(eventTypes && { eventTypes }),
      state,
      createdAt,
    } as const
    return { webhookEndpoint, confirmation }
  }
  return deps.db.transaction(async tx => {
    const row = await insertEndpoint(tx, endpoint, at)
    return keepResponse(tx, { secret: row.secret, webhookEndpoint: presentEndpoint(row, at) })
  })
}
