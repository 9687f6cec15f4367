import { eq } from 'drizzle-orm'
import type { NewWebhookEndpoint, RollWebhookSecretRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { lockEndpoint, newSecret, presentEndpoint } from './webhook-endpoints.store.ts'

const HOUR_SECONDS = 3600

/** Gives an endpoint another secret, beside which the old one signs for a while. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function rollWebhookSecret(
  { db, clock }: Deps,
  { account }: AccountBearer,
  id: string,
  { overlapHours }: RollWebhookSecretRequest,
): Promise<NewWebhookEndpoint> {
  const now = clock()
  const oldSecretEndsAt = addSeconds(now, overlapHours * HOUR_SECONDS)
  return db.transaction(async tx => {
    const { secret: oldSecret } = await lockEndpoint(tx, account.id, id)
    const secret = newSecret()
    const overlap = overlapHours > 0 ? { oldSecret, oldSecretEndsAt } : { oldSecret: null, oldSecretEndsAt: null }
    const [rolled] = await tx
      .update(webhookEndpoints)
      .set({ secret, ...overlap })
      .where(eq(webhookEndpoints.id, id))
      .returning()
    return keepResponse(tx, { secret, webhookEndpoint: presentEndpoint(rolled!, now) })
  })
}
