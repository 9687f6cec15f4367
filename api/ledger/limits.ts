import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type LimitScope, limitUsage, walletLimits } from '#api/db/schema/wallet.ts'
import { STARTING_LIMITS } from '#domain/constants.ts'
import { riyadhDay, startOfMonth } from '#domain/riyadh-time.ts'

export type LimitPeriod = 'daily' | 'monthly'
export const LIMIT_PERIODS = ['daily', 'monthly'] as const

/** The first day of the current period in Riyadh. */
export function startOfPeriod(period: LimitPeriod, instant: Date): string {
  const day = riyadhDay(instant)
  return period === 'daily' ? day : startOfMonth(day)
}

export interface LimitState {
  scope: LimitScope
  period: LimitPeriod
  /** In halalas; undefined for no limit. */
  limit: number | undefined
  used: number
}

/** Limits and usage of these scopes now. */
export async function limitStates(db: Db, walletId: string, scopes: readonly LimitScope[], now: Date) {
  const set = await db
    .select()
    .from(walletLimits)
    .where(and(eq(walletLimits.walletId, walletId), inArray(walletLimits.scope, [...scopes])))
  const usage = await db
    .select()
    .from(limitUsage)
    .where(and(eq(limitUsage.walletId, walletId), inArray(limitUsage.scope, [...scopes]), isCurrent(now)))
  return scopes.flatMap(scope =>
    LIMIT_PERIODS.map((period): LimitState => {
      const isIt = (row: { scope: LimitScope; period: LimitPeriod }) => row.scope === scope && row.period === period
      const own = set.find(isIt)?.amount
      return {
        scope,
        period,
        limit: own ?? (scope === 'overall' ? STARTING_LIMITS[period] : undefined),
        used: usage.find(isIt)?.used ?? 0,
      }
    }),
  )
}

const isCurrent = (now: Date) =>
  or(
    ...LIMIT_PERIODS.map(period =>
      and(eq(limitUsage.period, period), eq(limitUsage.startsOn, startOfPeriod(period, now))),
    ),
  )

/** Counts the amount towards the limits of these scopes, in the day and month of now. */
export async function countTowardsLimits(
  tx: Db,
  walletId: string,
  scopes: readonly LimitScope[],
  amount: number,
  now: Date,
): Promise<void> {
  const rows = scopes.flatMap(scope =>
    LIMIT_PERIODS.map(period => ({ walletId, scope, period, startsOn: startOfPeriod(period, now), used: amount })),
  )
  await tx
    .insert(limitUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: [limitUsage.walletId, limitUsage.scope, limitUsage.period, limitUsage.startsOn],
      set: { used: sql`${limitUsage.used} + excluded.used` },
    })
}

/** Takes back an amount that was counted at that time. */
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
