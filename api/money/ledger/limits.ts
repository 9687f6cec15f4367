import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { LimitedType, PaymentType, type TransactionType } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSql } from '#api/kernel/db/prepared-query.ts'
import { type LimitScope, limitUsage, walletLimits } from '#api/kernel/db/schema/wallet.ts'
import { LIMIT_RANGES, STARTING_LIMITS } from '#domain/constants.ts'
import { riyadhDay, startOfMonth } from '#domain/riyadh-time.ts'

export type LimitPeriod = 'daily' | 'monthly'
export const LIMIT_PERIODS = ['daily', 'monthly'] as const

/** The first day of the current period in Riyadh. */
export function startOfPeriod(period: LimitPeriod, instant: Date): string {
  const day = riyadhDay(instant)
  return period === 'daily' ? day : startOfMonth(day)
}

export interface LimitState {
  /** `licence` is the limit of the licence on money that leaves a wallet. The owner cannot change it. */
  scope: LimitScope | 'licence'
  period: LimitPeriod
  /** The limit in halalas, or undefined for no limit. */
  limit: number | undefined
  used: number
}

const LIMITED: ReadonlySet<string> = new Set(LimitedType.options)
const isLimited = (type: TransactionType): type is LimitedType => LIMITED.has(type)

/** The limits that a movement of this type counts towards. Nobody can refuse a returned transfer, so it counts towards none. */
export const scopesOf = (type: TransactionType, isOutward: boolean): LimitScope[] => [
  ...(isOutward ? (['overall'] as const) : []),
  ...(isLimited(type) ? [type] : []),
]

const PAYMENT_TYPES: ReadonlySet<string> = new Set(PaymentType.options)

/** Whether the limit applies to money that leaves the wallet. */
export const isOutgoing = (scope: LimitScope): boolean => scope === 'overall' || PAYMENT_TYPES.has(scope)

/** The range of a limit in halalas. A limit of outgoing money does not exceed the licence's month. */
export function limitRangeOf({ licence }: Pick<Deps, 'licence'>, scope: LimitScope, period: LimitPeriod) {
  const { minimum, maximum } = LIMIT_RANGES[period]
  const { monthlyOutgoing = maximum } = licence
  return { minimum, maximum: isOutgoing(scope) ? Math.min(maximum, monthlyOutgoing) : maximum }
}

const { placeholder } = sql

/** Pairs each scope with the current day and month. It takes the placeholder `scopes` and those of `startsOfPeriods`. */
export const CURRENT_PERIODS = sql`
  (select scope, period, starts_on from unnest(${placeholder('scopes')}::text[]) as scope
    cross join (values ('daily', ${placeholder('day')}::date), ('monthly', ${placeholder('month')}::date)) as periods (period, starts_on)
  ) as current`

/** There is a row for each pair, even if nothing is set or counted. */
const limitsAndUsage = prepareSql(
  sql`
    select current.scope, current.period, ${walletLimits.amount}, ${limitUsage.used}
    from ${CURRENT_PERIODS}
    left join ${walletLimits} on ${walletLimits.walletId} = ${placeholder('walletId')}
      and ${walletLimits.scope} = current.scope and ${walletLimits.period} = current.period
    left join ${limitUsage} on ${limitUsage.walletId} = ${placeholder('walletId')}
      and ${limitUsage.scope} = current.scope and ${limitUsage.period} = current.period and ${limitUsage.startsOn} = current.starts_on`,
  {
    scope: walletLimits.scope,
    period: walletLimits.period,
    own: sql<number | null>`${walletLimits.amount}`.mapWith(walletLimits.amount),
    used: sql<number | null>`${limitUsage.used}`.mapWith(limitUsage.used),
  },
)

/**
 * Returns the current limits and usage of these scopes, in the same order. Whatever counts towards the overall limit also counts towards the
 * monthly limit of the licence, which comes last.
 */
export async function limitStates(
  db: Db,
  { licence }: Pick<Deps, 'licence'>,
  walletId: string,
  scopes: readonly LimitScope[],
  now: Date,
): Promise<LimitState[]> {
  const rows = await limitsAndUsage(db, { walletId, scopes, ...startsOfPeriods(now) })
  const states = scopes.flatMap(scope =>
    LIMIT_PERIODS.map((period): LimitState => {
      const row = rows.find(each => each.scope === scope && each.period === period)
      const starting = scope === 'overall' ? STARTING_LIMITS[period] : undefined
      return { scope, period, limit: row?.own ?? starting, used: row?.used ?? 0 }
    }),
  )
  const month = states.find(({ scope, period }) => scope === 'overall' && period === 'monthly')
  if (month && licence.monthlyOutgoing !== undefined)
    states.push({ ...month, scope: 'licence', limit: licence.monthlyOutgoing })
  return states
}

/** The values of the placeholders for the current day and month. */
export const startsOfPeriods = (now: Date) => ({
  day: startOfPeriod('daily', now),
  month: startOfPeriod('monthly', now),
})

const isCurrent = (now: Date) =>
  or(
    ...LIMIT_PERIODS.map(period =>
      and(eq(limitUsage.period, period), eq(limitUsage.startsOn, startOfPeriod(period, now))),
    ),
  )

/** Subtracts an amount that was counted at that time. */
export async function uncountTowardsLimits(
  tx: Db,
  walletId: string,
  scopes: readonly LimitScope[],
  amount: number,
  countedAt: Date,
): Promise<void> {
  await tx
    .update(limitUsage)
    .set({ used: sql`${limitUsage.used} - ${amount}` })
    .where(and(eq(limitUsage.walletId, walletId), inArray(limitUsage.scope, [...scopes]), isCurrent(countedAt)))
}
