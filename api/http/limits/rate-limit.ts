import { isIP, isIPv6 } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '#api/deps.ts'
import type { ApiEnv } from '#api/http/api-env.ts'
import { countEach } from '#api/kernel/db/counters.ts'
import { addSeconds, CLOCK_TOLERANCE_SECONDS, secondsUntil } from '#api/kernel/platform/clock.ts'
import { FairQueue } from '#api/kernel/platform/fair-queue.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isTrusted, type TrustedProxies } from '#api/kernel/platform/trusted-proxies.ts'
import { UNKNOWN_ADDRESS } from '#api/kernel/platform/unknown-address.ts'

const WINDOW_SECONDS = 60
/** The longest time before other processes learn of calls to this one. */
const FLUSH_MILLISECONDS = 1000
/** The refusals in a window that an address gets without a delay. */
const PROMPT_REFUSALS = 10
const HOLD_MILLISECONDS = 1000
/** The pause between two refusals of an address, so that clients do not repeat all of them at the same moment. */
const REFUSAL_INTERVAL_MILLISECONDS = 10
/** Each held refusal takes some kilobytes of memory. */
const MAX_HELD_REFUSALS = 1000

interface Calls {
  windowStartedAt: Date
  /** The calls in all processes, as far as this one knows. */
  count: number
  /** The calls of this process that the others do not know of. */
  unflushed: number
  /** The refusals of this process. */
  refusals: number
  /** When the last of them is sent, in milliseconds of `performance.now()`. */
  lastRefusalAt: number
}

interface RemainingCalls {
  /** The calls left after the counted one. The number is negative for a call above the limit. */
  left: number
  resetSeconds: number
}

interface CallLimit {
  count(subject: string): RemainingCalls
  /**
   * Resolves when a refusal may be sent to the subject: at once for the first ones of a minute, then after a second, one by one. So
   * clients that repeat refused calls at once do not keep the process busy, and do not return all together.
   */
  holdRefusal(subject: string): Promise<void>
}

/**
 * Counts the calls of an address, in one limit for all operations that use it, and holds refusals back. The calls begin one in a turn of
 * the event loop, by turns of the addresses. Other requests, above all reads, therefore wait for one of them and not for a crowd.
 */
export function limitAddress(deps: Deps): MiddlewareHandler<ApiEnv>[] {
  const limit = createCallLimit(deps, 'address', deps.limits.requestsPerAddressPerMinute)
  // The queue needs no capacity, because every call that waits here has been counted.
  const turns = new FairQueue(1, Number.POSITIVE_INFINITY)
  return [
    async (c, next) => {
      const address = clientNetwork(c, deps.limits.trustedProxies)
      c.set('address', address)
      await next()
      if (c.res.status === 429 || c.res.status === 503) await limit.holdRefusal(address)
    },
    async (c, next) => {
      const address = c.get('address')
      refuseAbove(limit.count(address))
      await turns.run(() => setImmediate(), address)
      await next()
    },
  ]
}

/**
 * Counts the calls of an API key, in one limit for all operations, and tells in headers what is left:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function limitApiKey(deps: Deps): (c: Context<ApiEnv>, apiKeyId: string) => void {
  const quota = deps.limits.requestsPerApiKeyPerMinute
  const limit = createCallLimit(deps, 'api_key', quota)
  return (c, apiKeyId) => {
    const calls = limit.count(apiKeyId)
    c.header('RateLimit-Policy', `"default";q=${quota};w=${WINDOW_SECONDS}`)
    c.header('RateLimit', `"default";r=${Math.max(calls.left, 0)};t=${calls.resetSeconds}`)
    refuseAbove(calls)
  }
}

/** Throws `RATE_LIMITED` for a call above the limit. */
function refuseAbove({ left, resetSeconds }: RemainingCalls): void {
  if (left < 0) throw new PlinkError('RATE_LIMITED', { retryAfterSeconds: resetSeconds })
}

/**
 * A limit of calls per subject and minute. It counts in memory, so that a refusal costs nothing, and adds its counts to those of the
 * other processes in the database about once a second.
 */
function createCallLimit({ db, clock, log }: Deps, kind: string, quota: number): CallLimit {
  const callsOf = new Map<string, Calls>()
  let flushAt = 0
  let heldCount = 0

  async function flush(now: Date): Promise<void> {
    for (const [subject, { windowStartedAt }] of callsOf) if (isOver(windowStartedAt, now)) callsOf.delete(subject)
    const entries = [...callsOf].filter(([, { unflushed }]) => unflushed > 0)
    if (entries.length === 0) return
    const rows = entries.map(([subject, { unflushed }]) => ({ kind, subject, count: unflushed }))
    for (const [, calls] of entries) calls.unflushed = 0
    for (const { subject, count, windowStartedAt } of await countEach(db, rows, WINDOW_SECONDS, now)) {
      const unflushedCalls = callsOf.get(subject)?.unflushed ?? 0
      callsOf.set(subject, {
        windowStartedAt,
        count: count + unflushedCalls,
        unflushed: unflushedCalls,
        refusals: callsOf.get(subject)?.refusals ?? 0,
        lastRefusalAt: callsOf.get(subject)?.lastRefusalAt ?? 0,
      })
    }
  }

  function count(subject: string): RemainingCalls {
    const now = clock()
    const knownCalls = callsOf.get(subject)
    const calls =
      knownCalls && !isOver(knownCalls.windowStartedAt, now)
        ? knownCalls
        : { windowStartedAt: now, count: 0, unflushed: 0, refusals: 0, lastRefusalAt: 0 }
    const resetSeconds = secondsUntil(addSeconds(calls.windowStartedAt, WINDOW_SECONDS), now)
    if (calls.count >= quota) return { left: -1, resetSeconds }
    calls.count++
    calls.unflushed++
    callsOf.set(subject, calls)
    flushWhenDue(now)
    return { left: Math.max(quota - calls.count, 0), resetSeconds }
  }

  function flushWhenDue(now: Date): void {
    const wait = flushAt - now.getTime()
    if (wait > 0 && wait <= FLUSH_MILLISECONDS) return
    flushAt = now.getTime() + FLUSH_MILLISECONDS
    flush(now).catch(err =>
      log.warn(
        { err },
        'The counts of calls could not be stored. Check the database. Until then each process counts by itself.',
      ),
    )
  }

  async function holdRefusal(subject: string): Promise<void> {
    const calls = callsOf.get(subject)
    if (!calls || subject === UNKNOWN_ADDRESS || ++calls.refusals <= PROMPT_REFUSALS || heldCount >= MAX_HELD_REFUSALS)
      return
    heldCount++
    // The seconds are whole, because timers cut off fractions.
    const now = Math.round(performance.now())
    calls.lastRefusalAt = Math.max(now + HOLD_MILLISECONDS, calls.lastRefusalAt + REFUSAL_INTERVAL_MILLISECONDS)
    await new Promise(resolve => setTimeout(resolve, calls.lastRefusalAt - now))
    heldCount--
  }

  return { count, holdRefusal }
}

const isOver = (windowStartedAt: Date, now: Date): boolean =>
  addSeconds(windowStartedAt, WINDOW_SECONDS) <= now || windowStartedAt > addSeconds(now, CLOCK_TOLERANCE_SECONDS)

/**
 * The caller's address as the outermost trusted proxy saw it: our own proxies wrote the last entries of X-Forwarded-For, anybody may
 * have written the entries before them.
 */
export function clientAddress(c: Context, trustedProxies: TrustedProxies): string {
  const remote = addressIn(c.env?.incoming ? getConnInfo(c).remote.address : undefined)
  const forwarded = trustedProxies === 0 ? undefined : c.req.header('x-forwarded-for')?.split(',')
  return (forwarded && forwardedAddress(forwarded, remote, trustedProxies)) ?? remote ?? UNKNOWN_ADDRESS
}

function forwardedAddress(
  forwarded: string[],
  remote: string | undefined,
  trustedProxies: TrustedProxies,
): string | undefined {
  if (typeof trustedProxies === 'number') return addressIn(forwarded.at(-trustedProxies))
  // Each trusted address vouches for the entry before it.
  let address = remote
  for (const entry of forwarded.reverse()) {
    const before = addressIn(entry)
    if (!address || !before || !isTrusted(trustedProxies, address)) break
    address = before
  }
  return address
}

/** The key of a caller: an IPv4 address, or the /64 that an IPv6 caller usually owns. */
function clientNetwork(c: Context, trustedProxies: TrustedProxies): string {
  const address = clientAddress(c, trustedProxies)
  return isIPv6(address) ? prefix64(address) : address
}

function addressIn(text = ''): string | undefined {
  const address = bareAddress(text.trim())
  return isIP(address) ? address : undefined
}

/** Removes the port, the brackets and the zone. An IPv4 caller on an IPv6 socket is an IPv4 caller. */
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
