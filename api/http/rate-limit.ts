import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { addSeconds, secondsUntil } from '#api/clock.ts'
import { countOne } from '#api/db/counters.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from './errors.ts'

const WINDOW_SECONDS = 60

/** Refuses an address that calls the limited operations more often in a minute than the settings allow. */
export async function limitAddress(c: Context, { db, clock, limits }: Deps): Promise<void> {
  const now = clock()
  const key = { kind: 'address', subject: clientAddress(c, limits.trustedProxies) }
  const { count, windowStartedAt } = await countOne(db, key, WINDOW_SECONDS, now)
  if (count > limits.requestsPerAddressPerMinute) {
    const end = addSeconds(windowStartedAt, WINDOW_SECONDS)
    throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
  }
}

/**
 * The address that called, seen from the outermost proxy that is trusted: the last entries of X-Forwarded-For were written by
 * our own proxies, everything before them by anybody.
 */
function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
    const address = forwarded.at(-trustedProxies)?.trim()
    if (address) return subnet(address)
  }
  return subnet(c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown')
}

/** An IPv6 caller usually owns a whole /64, so that is what counts as its address. */
const subnet = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
