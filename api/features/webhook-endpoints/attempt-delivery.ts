import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Event, WebhookAttempt } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { at as momentOf } from '#api/kernel/db/schema/columns.ts'
import type { EventRow } from '#api/kernel/db/schema/events.ts'
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  webhookDeliveries,
  webhookEndpoints,
} from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { recordEvent } from '#api/people/events/record-event.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { signedHeaders } from './sign-webhook.ts'
import { recordedEndpoint } from './webhook-endpoints.store.ts'

export interface DueDelivery {
  delivery: WebhookDeliveryRow
  endpoint: WebhookEndpointRow
  event: EventRow
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
/** The pause after each attempt, until the next one. */
const RETRY_SECONDS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** An endpoint that has failed for this long is disabled. The time is shorter than all retries together. */
const FAILING_SECONDS = 3 * DAY

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'beneficiaries' | 'sendWebhook'>

/** Sends an event to an endpoint once, and stores the outcome. Returns whether the event has arrived. */
export async function attemptDelivery(
  deps: DeliveryDeps,
  { delivery, endpoint }: DueDelivery,
  event: Event,
): Promise<boolean> {
  const body = JSON.stringify(event)
  const at = deps.clock()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Plink-Webhooks',
    ...signedHeaders(endpoint, event.eventId, body, at),
  }
  const attempt = await deps.sendWebhook(endpoint.url, headers, body)
  if (attempt.failure === undefined && endpoint.failingSince === null) {
    await storeAttempt(deps.db, delivery, attempt, at)
    return true
  }
  await deps.db.transaction(async tx => {
    // The endpoint is locked before the delivery, as in a deletion of the endpoint. Otherwise the two could deadlock.
    await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpoint.id))
      .for('no key update')
    if (!(await storeAttempt(tx, delivery, attempt, at))) return
    await (attempt.failure ? recordFailure(tx, endpoint.id, at) : recordSuccess(tx, endpoint.id))
  })
  return attempt.failure === undefined
}

/** Returns false if the delivery was deleted or sent by another process in the meantime. */
async function storeAttempt(
  tx: Db,
  { id, attempts }: WebhookDeliveryRow,
  { milliseconds, status, failure, responseBody }: Omit<WebhookAttempt, 'at'>,
  at: Date,
): Promise<boolean> {
  const retrySeconds = RETRY_SECONDS[attempts]
  const isPending = failure !== undefined && retrySeconds !== undefined
  const rows = await tx
    .update(webhookDeliveries)
    .set({
      state: isPending ? 'pending' : failure ? 'failed' : 'delivered',
      nextAttemptAt: isPending ? addSeconds(at, retrySeconds) : null,
      attempts: attempts + 1,
      attemptedAt: at,
      milliseconds,
      status: status ?? null,
      failure: failure ?? null,
      responseBody: responseBody ?? null,
    })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

const recordSuccess = (tx: Db, id: string) =>
  tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.failingSince)))

/** Disables an endpoint that has failed for too long, and tells the owner of the account. */
async function recordFailure(tx: Db, id: string, at: Date): Promise<void> {
  const isIt = eq(webhookEndpoints.id, id)
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: at })
    .where(and(isIt, isNull(webhookEndpoints.failingSince)))
  const hasFailedLong = lte(webhookEndpoints.failingSince, sql`${momentOf(addSeconds(at, -FAILING_SECONDS))}`)
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ disabledCause: 'failing' })
    .where(and(isIt, hasFailedLong, isNull(webhookEndpoints.disabledCause)))
    .returning()
  if (!endpoint) return
  const { accountId, url } = endpoint
  const was = recordedEndpoint(endpoint, at)
  await recordEvent(tx, { accountId, type: 'webhook_endpoint.disabled', objectId: id, was, at })
  await notify(tx, { to: accountId, message: { key: 'webhook_endpoint_disabled', host: new URL(url).host }, at })
}
