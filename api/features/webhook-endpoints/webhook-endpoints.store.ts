import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { and, eq } from 'drizzle-orm'
import type { WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type WebhookEndpointRow, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { hostOf, isOnInternet, namesLoopback } from '#api/outside/webhooks/reachable-addresses.ts'

/** The account's endpoint. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function endpointOf(db: Db, accountId: string, id: string): Promise<WebhookEndpointRow> {
  return required(await selectEndpoint(db, accountId, id))
}

/** The account's endpoint, which nobody else changes or deletes until the transaction ends. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function lockEndpoint(tx: Db, accountId: string, id: string): Promise<WebhookEndpointRow> {
  return required(await selectEndpoint(tx, accountId, id).for('update'))
}

const selectEndpoint = (db: Db, accountId: string, id: string) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, accountId)))

function required([found]: WebhookEndpointRow[]): WebhookEndpointRow {
  if (!found) throw new PlinkError('WEBHOOK_ENDPOINT_NOT_FOUND')
  return found
}

/** Throws `WEBHOOK_ENDPOINT_DISABLED`. */
export function requireEnabled({ disabledCause }: WebhookEndpointRow): void {
  if (disabledCause !== null) throw new PlinkError('WEBHOOK_ENDPOINT_DISABLED')
}

/** As https://www.standardwebhooks.com wants it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Throws `VALIDATION_ERROR` for a URL that nothing is sent to. Where a name leads to is looked at with each delivery. */
export function requireAllowedUrl(text: string, { webhooksToLoopback }: Pick<Deps, 'webhooksToLoopback'>): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refusal('Is not a URL')
  const host = hostOf(url)
  if (webhooksToLoopback && namesLoopback(host)) return
  if (url.protocol !== 'https:') throw refusal('Must begin with https://')
  if (namesLoopback(host) || (isIP(host) !== 0 && !isOnInternet(host))) throw refusal('Must be on the internet')
}

const refusal = (problem: string) => new PlinkError('VALIDATION_ERROR', { fields: { url: problem } })

export function presentEndpoint(row: WebhookEndpointRow, now: Date): WebhookEndpoint {
  const { id, url, eventTypes, disabledCause, failingSince, oldSecretEndsAt, createdAt } = row
  return {
    webhookEndpointId: id,
    url,
    ...(eventTypes && { eventTypes }),
    state: disabledCause === null ? 'enabled' : 'disabled',
    ...(disabledCause && { disabledCause }),
    ...(failingSince && { failingSince: failingSince.toISOString() }),
    ...(oldSecretEndsAt && oldSecretEndsAt > now && { oldSecretEndsAt: oldSecretEndsAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  }
}
