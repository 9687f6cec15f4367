import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type {
  ChangedWebhookEndpoint,
  ChangeWebhookEndpointRequest,
  EventType,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { events } from '#api/kernel/db/schema/events.ts'
import { type WebhookEndpointRow, webhookDeliveries, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { startWebhookRequest } from './webhook-endpoint-code.ts'
import {
  endpointOf,
  lockEndpoint,
  notifyOfHost,
  presentEndpoint,
  readableTypes,
  requireAllowedUrl,
} from './webhook-endpoints.store.ts'

/**
 * Sets everything about an endpoint. Another URL of a person waits for its code. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`.
 * @param hidden the types that the caller may not read
 */
export async function changeWebhookEndpoint(
  deps: Deps,
  bearer: SessionBearer | ApiKeyBearer,
  id: string,
  { url, eventTypes: types, enabled }: ChangeWebhookEndpointRequest,
  hidden: EventType[],
): Promise<ChangedWebhookEndpoint> {
  const { db, clock } = deps
  const { account } = bearer
  const before = await endpointOf(db, account.id, id)
  requireAllowedUrl(url, deps)
  const values = { url, eventTypes: readableTypes(types, hidden), enabled }
  const at = clock()
  if ('person' in bearer && url !== before.url) {
    const request = { kind: 'change', endpointId: id, ...values, overlapHours: null } as const
    return { ...presentEndpoint(before, at), confirmation: await startWebhookRequest(deps, bearer, request) }
  }
  return db.transaction(async tx => {
    const endpoint = await setEndpoint(tx, account.id, id, values, at)
    await deleteUnreadable(tx, id, hidden)
    return presentEndpoint(endpoint, at)
  })
}

/** Sets everything about an endpoint, and tells the owner of the account of another URL. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function setEndpoint(
  tx: Db,
  accountId: string,
  id: string,
  { url, eventTypes, enabled }: Pick<WebhookEndpointRow, 'url' | 'eventTypes'> & { enabled: boolean },
  at: Date,
): Promise<WebhookEndpointRow> {
  const before = await lockEndpoint(tx, accountId, id)
  const { disabledCause, failingSince } = webhookEndpoints
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({
      url,
      eventTypes,
      disabledCause: enabled ? null : sql`coalesce(${disabledCause}, 'owner')`,
      // An endpoint that is enabled again may fail for another three days.
      failingSince: sql`case when ${disabledCause} is null then ${failingSince} end`,
    })
    .where(eq(webhookEndpoints.id, id))
    .returning()
  if (!endpoint) throw new PlinkError('WEBHOOK_ENDPOINT_NOT_FOUND')
  if (url !== before.url) await notifyOfHost(tx, endpoint, at)
  return endpoint
}

/** Deletes waiting deliveries of events that the caller may not read. Somebody else, who may read more, chose them. */
async function deleteUnreadable(tx: Db, endpointId: string, hidden: EventType[]): Promise<void> {
  if (hidden.length === 0) return
  const isUnreadable = inArray(
    webhookDeliveries.eventId,
    tx.select({ id: events.id }).from(events).where(inArray(events.type, hidden)),
  )
  await tx
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isNotNull(webhookDeliveries.nextAttemptAt), isUnreadable))
}
