import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type CounterKey, countOne, uncountOne } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { BUSINESS_LIMIT_FACTOR, REFUSED_TRANSFERS_PER_HOUR } from '#domain/constants.ts'

const HOUR_SECONDS = 3600

type Bearer = SessionBearer | ApiKeyBearer

/** Each person and each program has a limit, so that none of them stops the others. The business as a whole has a wider one behind. */
const refusedOf = (bearer: Bearer): { key: CounterKey; allowed: number }[] => {
  const caller = 'person' in bearer ? bearer.person.id : (bearer.apiKey.originId ?? bearer.apiKey.id)
  const allowed = REFUSED_TRANSFERS_PER_HOUR
  return [
    { key: { kind: 'transfers:refused', subject: caller }, allowed },
    { key: { kind: 'transfers_of_all:refused', subject: bearer.account.id }, allowed: BUSINESS_LIMIT_FACTOR * allowed },
  ]
}

/** Counted before it is known whether the transfer is refused, and undone if not, so that many at once do not exceed the limit. */
export async function countRefused({ db, clock }: Deps, bearer: Bearer): Promise<void> {
  const now = clock()
  for (const { key, allowed } of refusedOf(bearer)) {
    const { count, windowStartedAt } = await countOne(db, key, HOUR_SECONDS, now)
    if (count <= allowed) continue
    const end = addSeconds(windowStartedAt, HOUR_SECONDS)
    throw new PlinkError('RATE_LIMITED', { reason: 'refused_per_hour', retryAfterSeconds: secondsUntil(end, now) })
  }
}

export async function uncountRefused(tx: Db, bearer: Bearer): Promise<void> {
  for (const { key } of refusedOf(bearer)) await uncountOne(tx, key)
}
