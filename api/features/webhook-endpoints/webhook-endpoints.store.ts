import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import { EventType, type WebhookEndpoint } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type WebhookEndpointRow, webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { hostOf, isOnInternet, namesLoopback } from '#api/outside/webhooks/reachable-addresses.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/constants.ts'

/** The account's endpoint. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function endpointOf(db: Db, accountId: string, id: string): Promise<WebhookEndpointRow> {
  return requireFirst(await selectEndpoint(db, accountId, id))
}

/** Returns the account's endpoint, locked until the transaction ends. Throws `WEBHOOK_ENDPOINT_NOT_FOUND`. */
export async function lockEndpoint(tx: Db, accountId: string, id: string): Promise<WebhookEndpointRow> {
  return requireFirst(await selectEndpoint(tx, accountId, id).for('update'))
}

const selectEndpoint = (db: Db, accountId: string, id: string) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, accountId)))

function requireFirst([endpoint]: WebhookEndpointRow[]): WebhookEndpointRow {
  if (!endpoint) throw new PlinkError('WEBHOOK_ENDPOINT_NOT_FOUND')
  return endpoint
}

/** Throws `WEBHOOK_ENDPOINT_DISABLED`. */
export function requireEnabled({ disabledCause }: WebhookEndpointRow): void {
  if (disabledCause !== null) throw new PlinkError('WEBHOOK_ENDPOINT_DISABLED')
}

/** Returns a free place, locked until the transaction ends. Throws `WEBHOOK_ENDPOINT_LIMIT_REACHED`. */
export async function freeSlot(tx: Db, accountId: string): Promise<number> {
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

/** Adds an endpoint with a secret, and tells the owner of the account. Throws `WEBHOOK_ENDPOINT_LIMIT_REACHED`. */
export async function insertEndpoint(
  tx: Db,
  endpoint: Pick<WebhookEndpointRow, 'id' | 'accountId' | 'url' | 'eventTypes'>,
  at: Date,
): Promise<WebhookEndpointRow> {
  const slot = await freeSlot(tx, endpoint.accountId)
  const [row] = await tx
    .insert(webhookEndpoints)
    .values({ ...endpoint, slot, secret: newSecret(), createdAt: at })
    .returning()
  await notifyOfHost(tx, row!, at)
  return row!
}

/** Tells the owner of the account the host to which its events are sent from now on. */
export const notifyOfHost = (tx: Db, { accountId, url }: WebhookEndpointRow, at: Date): Promise<void> =>
  notify(tx, { to: accountId, message: { key: 'webhook_endpoint_set', host: new URL(url).host }, at })

/**
 * The types that an endpoint receives, or null for every type, also those that come later. Throws `VALIDATION_ERROR` for one that the caller may
 * not read.
 */
export function readableTypes(types: EventType[] | undefined, hidden: EventType[]): EventType[] | null {
  const hiddenTypes = types?.filter(type => hidden.includes(type)) ?? []
  if (hiddenTypes.length > 0) {
    throw new PlinkError('VALIDATION_ERROR', {
      fields: { eventTypes: `The key may not read ${hiddenTypes.join(', ')}` },
    })
  }
  if (types) return [...new Set(types)]
  return hidden.length === 0 ? null : EventType.options.filter(type => !hidden.includes(type))
}

/** The format of https://www.standardwebhooks.com. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Throws `VALIDATION_ERROR` for a URL that events cannot be sent to. Each delivery checks the address that the host name resolves to. */
export function requireAllowedUrl(text: string, { webhooksToLoopback }: Pick<Deps, 'webhooksToLoopback'>): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refusal('Is not a URL')
  const host = hostOf(url)
  if (webhooksToLoopback && namesLoopback(host)) return
  if (url.protocol !== 'https:') throw refusal('Must begin with https://')
  if (namesLoopback(host) || (isIP(host) !== 0 && !isOnInternet(host))) throw refusal('Must be on the internet')
}

const refusal = (problem: string) => new PlinkError('VALIDATION_ERROR', { fields: { url: problem } })

/** A program may have put a secret into the query of its URL, so the query is removed. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

/** Returns the endpoint for an event without the query of its URL, because events are stored unencrypted. */
export const recordedEndpoint = (row: WebhookEndpointRow, now: Date): WebhookEndpoint =>
  presentEndpoint({ ...row, url: withoutQuery(row.url) }, now)

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
