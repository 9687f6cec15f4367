import type { Context } from 'hono'
import { countOne } from '#api/db/counters.ts'
import type { Deps } from '#api/deps.ts'
import { addSeconds, secondsUntil } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { clientAddress } from './client-address.ts'

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
