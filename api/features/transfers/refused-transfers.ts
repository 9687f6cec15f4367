import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type CounterKey, countOne, uncountOne } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { REFUSED_TRANSFERS_PER_HOUR } from '#domain/constants.ts'

const HOUR_SECONDS = 3600

const refusedOf = (accountId: string): CounterKey => ({ kind: 'transfers:refused', subject: accountId })

/** Counted before it is known whether the transfer is refused, and undone if not, so that many at once do not exceed the limit. */
export async function countRefused({ db, clock }: Deps, accountId: string): Promise<void> {
  const now = clock()
  const { count, windowStartedAt } = await countOne(db, refusedOf(accountId), HOUR_SECONDS, now)
  if (count <= REFUSED_TRANSFERS_PER_HOUR) return
  const end = addSeconds(windowStartedAt, HOUR_SECONDS)
  throw new PlinkError('RATE_LIMITED', { reason: 'refused_per_hour', retryAfterSeconds: secondsUntil(end, now) })
}

export const uncountRefused = (tx: Db, accountId: string): Promise<void> => uncountOne(tx, refusedOf(accountId))
