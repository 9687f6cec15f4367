import { eq } from 'drizzle-orm'
import type { NewWebhookEndpoint, RollWebhookSecretRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type WebhookEndpointRow, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { isOverlap } from './sign-webhook.ts'
import { startWebhookRequest } from './webhook-endpoint-code.ts'
import { endpointOf, lockEndpoint, newSecret, presentEndpoint } from './webhook-endpoints.store.ts'

const HOUR_SECONDS = 3600

/** Replaces the secret of an endpoint, for a person after the code. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_SECRET_ALREADY_ROLLED`. */
export async function rollWebhookSecret(
  deps: Deps,
  bearer: SessionBearer | ApiKeyBearer,
  id: string,
  { overlapHours }: RollWebhookSecretRequest,
): Promise<NewWebhookEndpoint> {
  const now = deps.clock()
  const { account } = bearer
  if ('person' in bearer) {
    const endpoint = await endpointOf(deps.db, account.id, id)
    requireNoOverlap(endpoint, overlapHours, now)
    const { url, eventTypes, disabledCause } = endpoint
    const values = { url, eventTypes, enabled: disabledCause === null, overlapHours }
    const confirmation = await startWebhookRequest(deps, bearer, { kind: 'roll', endpointId: id, ...values })
    return { webhookEndpoint: presentEndpoint(endpoint, now), confirmation }
  }
  return deps.db.transaction(async tx => {
    const endpointAfter = await setNewSecret(tx, account.id, id, overlapHours, now)
    return keepResponse(tx, { secret: endpointAfter.secret, webhookEndpoint: presentEndpoint(endpointAfter, now) })
  })
}

/**
 * Replaces the secret of an endpoint. The old one also signs for a while. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`,
 * `WEBHOOK_SECRET_ALREADY_ROLLED`.
 */
export async function setNewSecret(
  tx: Db,
  accountId: string,
  id: string,
  overlapHours: number,
  now: Date,
): Promise<WebhookEndpointRow> {
  const endpoint = await lockEndpoint(tx, accountId, id)
  requireNoOverlap(endpoint, overlapHours, now)
  const oldSecretEndsAt = addSeconds(now, overlapHours * HOUR_SECONDS)
  const overlap =
    overlapHours > 0 ? { oldSecret: endpoint.secret, oldSecretEndsAt } : { oldSecret: null, oldSecretEndsAt: null }
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ secret: newSecret(), ...overlap })
    .where(eq(webhookEndpoints.id, id))
    .returning()
  return row!
}

/** During an overlap, another overlap would end the old secret before its time. A roll without an overlap is meant to end it at once. */
function requireNoOverlap(endpoint: WebhookEndpointRow, overlapHours: number, now: Date): void {
  if (overlapHours > 0 && isOverlap(endpoint, now)) throw new PlinkError('WEBHOOK_SECRET_ALREADY_ROLLED')
}
