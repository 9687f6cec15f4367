import type { Limit, LimitPeriod } from '#web/api/generated/plinkAPI.schemas.ts'

export type LimitWarning = 'zero' | 'used' | 'above_monthly' | 'below_daily'

interface Limits {
  /** The current value of the limit that is changed. */
  current: Limit
  /** The limit of the other period, of the whole wallet or of the same type. */
  other: Limit | undefined
}

/** A warning about a valid limit with an effect that the owner may not expect. */
export function limitWarnings(halalas: number, period: LimitPeriod, { current, other }: Limits): LimitWarning[] {
  if (halalas === 0) return ['zero']
  const warnings: LimitWarning[] = []
  if (halalas < current.used.amount) warnings.push('used')
  const otherAmount = other?.limit?.amount
  if (otherAmount === undefined) return warnings
  if (period === 'daily' && halalas > otherAmount) warnings.push('above_monthly')
  if (period === 'monthly' && halalas < otherAmount) warnings.push('below_daily')
  return warnings
}
