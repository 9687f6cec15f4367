import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type CounterKey, countOne, uncountOne } from '#api/kernel/db/counters.ts'
import { addSeconds, secondsUntil } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { BUSINESS_LIMIT_FACTOR } from '#domain/constants.ts'
import type { SessionBearer } from './sessions.ts'

const HOUR_SECONDS = 3600

export type Caller = SessionBearer | ApiKeyBearer

/** A limit of how often a caller may do something in an hour. */
export interface CallerLimit {
  /** The kinds of the counters: that of each caller, and that of the business. */
  kind: string
  kindOfAll: string
  perHour: number
  /** The reason that the refusal names. */
  reason: string
}

/** Each person and each program has a limit, so that none of them stops the others. The business as a whole has a higher limit in addition. */
const countersOf = (
  caller: Caller,
  { kind, kindOfAll, perHour }: CallerLimit,
): { key: CounterKey; allowed: number }[] => [
  {
    key: { kind, subject: 'person' in caller ? caller.person.id : (caller.apiKey.originId ?? caller.apiKey.id) },
    allowed: perHour,
  },
  { key: { kind: kindOfAll, subject: caller.account.id }, allowed: BUSINESS_LIMIT_FACTOR * perHour },
]

/** Throws `RATE_LIMITED` above the limit. */
export async function countCall({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, limit: CallerLimit) {
  const now = clock()
  for (const { key, allowed } of countersOf(caller, limit)) {
    const { count, windowStartedAt } = await countOne(db, key, HOUR_SECONDS, now)
    if (count <= allowed) continue
    const end = addSeconds(windowStartedAt, HOUR_SECONDS)
    throw new PlinkError('RATE_LIMITED', { reason: limit.reason, retryAfterSeconds: secondsUntil(end, now) })
  }
}

/** Takes back the count of a call. */
export async function uncountCall(tx: Db, caller: Caller, limit: CallerLimit): Promise<void> {
  for (const { key } of countersOf(caller, limit)) await uncountOne(tx, key)
}
