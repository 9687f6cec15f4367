import { asc, eq } from 'drizzle-orm'
import type { WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentEndpoint } from './webhook-endpoints.store.ts'

/** The list has no pages, because there are at most `MAX_WEBHOOK_ENDPOINTS`. */
export async function listWebhookEndpoints(
  { db, clock }: Deps,
  { account }: AccountBearer,
): Promise<WebhookEndpoint[]> {
  const endpoints = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, account.id))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.slot))
  return endpoints.map(row => presentEndpoint(row, clock()))
}
