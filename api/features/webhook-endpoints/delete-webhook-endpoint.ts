import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { endpointOf } from './webhook-endpoints.store.ts'

/** Deletes an endpoint with its deliveries. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function deleteWebhookEndpoint({ db }: Deps, { account }: AccountBearer, id: string): Promise<void> {
  await endpointOf(db, account.id, id)
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
}
