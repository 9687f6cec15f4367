import type { WebhookConfirmation } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import {
  isOfWebhookRequest,
  presentConfirmation,
  requireWebhookRequest,
  sendWebhookCode,
  webhookCode,
} from './webhook-endpoint-code.ts'

/** Sends another code for a request that waits for one. */
export async function resendWebhookEndpointCode(
  deps: Deps,
  bearer: SessionBearer,
  endpointId: string,
): Promise<WebhookConfirmation> {
  const { account } = bearer
  const request = await requireWebhookRequest(deps, account, endpointId)
  const last = await findCode(deps.db, webhookCode(account))
  if (!last || last.consumedAt || !isOfWebhookRequest(request, bearer)(last)) throw new PlinkError('ACTION_EXPIRED')
  return presentConfirmation(deps, await sendWebhookCode(deps, bearer, request, true))
}
