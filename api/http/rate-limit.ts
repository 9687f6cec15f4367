import { isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { countOne } from '#api/db/counters.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds, secondsUntil } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

const WINDOW_SECONDS = 60

/** Throws `RATE_LIMITED` for an address that calls the limited operations more often in a minute than the settings allow. */
export async function limitRequestsPerAddress(c: Context, { db, clock, limits }: Deps): Promise<void> {
  const now = clock()
  const key = { kind: 'address', subject: clientNetwork(c, limits.trustedProxies) }
  const { count, windowStartedAt } = await countOne(db, key, WINDOW_SECONDS, now)
  if (count > limits.requestsPerAddressPerMinute) {
    const end = addSeconds(windowStartedAt, WINDOW_SECONDS)
    throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(end, now) })
  }
}

/**
 * The caller's network as the outermost trusted proxy saw it: our own proxies wrote the last entries of X-Forwarded-For, anybody may
 * have written the entries before them.
 */
function clientNetwork(c: Context, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-trustedProxies) : undefined
  const remote = c.env?.incoming ? getConnInfo(c).remote.address : undefined
  return networkOf(forwarded) ?? networkOf(remote) ?? 'unknown'
}

/** What counts as one caller: an IPv4 address, or the /64 that an IPv6 caller usually owns. Undefined for other text. */
function networkOf(text = ''): string | undefined {
  const address = bareAddress(text.trim())
  if (isIPv4(address)) return address
  return isIPv6(address) ? prefix64(address) : undefined
}

/** Without port, brackets and zone; an IPv4 caller on an IPv6 socket is an IPv4 caller. */
function bareAddress(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}

function prefix64(address: string): string {
  // A URL normalises the address; only `::` can still stand for any number of zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map(part => part.split(':').filter(Boolean))
  const zeros: string[] = Array(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
