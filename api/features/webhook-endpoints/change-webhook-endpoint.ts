import { and, eq, sql } from 'drizzle-orm'
import type { ChangeWebhookEndpointRequest, WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { endpointOf, presentEndpoint, requireAllowedUrl } from './webhook-endpoints.store.ts'

/** Sets everything about an endpoint, and tells the owner of the account of another URL. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function changeWebhookEndpoint(
  deps: Deps,
  { account }: AccountBearer,
  id: string,
  { url, eventTypes, enabled }: ChangeWebhookEndpointRequest,
): Promise<WebhookEndpoint> {
  const { db, clock } = deps
  const before = await endpointOf(db, account.id, id)
  requireAllowedUrl(url, deps)
  const at = clock()
  return db.transaction(async tx => {
    const { disabledCause, failingSince } = webhookEndpoints
    const [changed] = await tx
      .update(webhookEndpoints)
      .set({
        url,
        eventTypes: eventTypes ? [...new Set(eventTypes)] : null,
        disabledCause: enabled ? null : sql`coalesce(${disabledCause}, 'owner')`,
        // Whoever enables it again gives it another three days.
        failingSince: sql`case when ${disabledCause} is null then ${failingSince} end`,
      })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, account.id)))
      .returning()
    if (!changed) throw new PlinkError('WEBHOOK_ENDPOINT_NOT_FOUND')
    if (url !== before.url) {
      await notify(tx, { to: account.id, message: { key: 'webhook_endpoint_set', host: new URL(url).host }, at })
    }
    return presentEndpoint(changed, at)
  })
}
