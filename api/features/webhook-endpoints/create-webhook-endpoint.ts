import { eq, sql } from 'drizzle-orm'
import type { CreateWebhookEndpointRequest, NewWebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/constants.ts'
import { newSecret, presentEndpoint, requireAllowedUrl } from './webhook-endpoints.store.ts'

/** Adds an endpoint and tells the owner of the account. Throws `WEBHOOK_ENDPOINT_LIMIT_REACHED`. */
export async function createWebhookEndpoint(
  deps: Deps,
  { account }: AccountBearer,
  { url, eventTypes }: CreateWebhookEndpointRequest,
): Promise<NewWebhookEndpoint> {
  requireAllowedUrl(url, deps)
  const at = deps.clock()
  return deps.db.transaction(async tx => {
    const secret = newSecret()
    const row = {
      id: crypto.randomUUID(),
      accountId: account.id,
      url,
      eventTypes: eventTypes ? [...new Set(eventTypes)] : null,
      secret,
    }
    const slot = await freeSlot(tx, account.id)
    const [made] = await tx
      .insert(webhookEndpoints)
      .values({ ...row, slot, createdAt: at })
      .returning()
    await notify(tx, { to: account.id, message: { key: 'webhook_endpoint_set', host: new URL(url).host }, at })
    return keepResponse(tx, { secret, webhookEndpoint: presentEndpoint(made!, at) })
  })
}

/** A place that nobody else can take until the transaction ends. */
async function freeSlot(tx: Db, accountId: string): Promise<number> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const [free] = await tx
    .select({ slot: sql<number | null>`min(place)` })
    .from(sql`generate_series(1, ${MAX_WEBHOOK_ENDPOINTS}) place`)
    .where(
      sql`place not in (select ${webhookEndpoints.slot} from ${webhookEndpoints} where ${eq(webhookEndpoints.accountId, accountId)})`,
    )
  if (!free?.slot) throw new PlinkError('WEBHOOK_ENDPOINT_LIMIT_REACHED')
  return free.slot
}
