import { eq } from 'drizzle-orm'
import type { ConfirmedWebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type WebhookEndpointRow, type WebhookRequestRow, webhookRequests } from '#api/kernel/db/schema/webhooks.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { setEndpoint } from './change-webhook-endpoint.ts'
import { setNewSecret } from './roll-webhook-secret.ts'
import { isOfWebhookRequest, requireWebhookRequest, webhookCode, webhookGuesses } from './webhook-endpoint-code.ts'
import { insertEndpoint, presentEndpoint } from './webhook-endpoints.store.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Carries out the request about the endpoint, once. Throws `WEBHOOK_ENDPOINT_LIMIT_REACHED`, `WEBHOOK_SECRET_ALREADY_ROLLED`. */
export async function confirmWebhookEndpoint(
  deps: Deps,
  bearer: SessionBearer,
  endpointId: string,
  otp: string,
): Promise<ConfirmedWebhookEndpoint> {
  const { account } = bearer
  const request = await requireWebhookRequest(deps, account, endpointId)
  const now = deps.clock()
  const attempt = { code: otp, guesses: webhookGuesses(bearer), isForAttempt: isOfWebhookRequest(request, bearer) }
  return redeemCode(deps, webhookCode(account), attempt, REFUSALS, async tx => {
    const endpoint = await perform(tx, request, now)
    await tx.delete(webhookRequests).where(eq(webhookRequests.id, request.id))
    const secret = request.kind === 'change' ? {} : { secret: endpoint.secret }
    return keepResponse(tx, { ...secret, webhookEndpoint: presentEndpoint(endpoint, now) })
  })
}

function perform(tx: Db, request: WebhookRequestRow, now: Date): Promise<WebhookEndpointRow> {
  const { kind, accountId, endpointId: id, url, eventTypes, overlapHours } = request
  if (kind === 'create') return insertEndpoint(tx, { id, accountId, url, eventTypes }, now)
  const change =
    kind === 'change'
      ? setEndpoint(tx, accountId, id, request, now)
      : setNewSecret(tx, accountId, id, overlapHours ?? 0, now)
  return change.catch(cause => {
    // The endpoint was deleted after the code was sent.
    throw cause instanceof PlinkError && cause.code === 'WEBHOOK_ENDPOINT_NOT_FOUND'
      ? new PlinkError('ACTION_EXPIRED')
      : cause
  })
}
