import { type Limit, LimitedType, type Limits } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { LimitScope } from '#api/kernel/db/schema/wallet.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import {
  isOutgoing,
  LIMIT_PERIODS,
  type LimitPeriod,
  type LimitState,
  limitRangeOf,
  limitStates,
} from '#api/money/ledger/limits.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'

const TYPES = LimitedType.options

/** The limits of the customer's wallet, what counts towards them, and what is left. */
export async function getLimits(deps: Deps, { account }: AccountBearer): Promise<Limits> {
  const wallet = await walletOf(deps.db, account.id)
  const { overall, types } = await limitsOf(deps, wallet.id, deps.clock())
  return { overall, types, instantTransfer: sar(deps.transferLimits.instant) }
}

export async function limitsOf(
  deps: Pick<Deps, 'db' | 'licence'>,
  walletId: string,
  now: Date,
): Promise<Pick<Limits, 'overall' | 'types'>> {
  const states = await limitStates(deps.db, deps, walletId, ['overall', ...TYPES], now)
  const pairOf = (scope: LimitScope) => ({
    daily: presentLimit(deps, states, scope, 'daily'),
    monthly: presentLimit(deps, states, scope, 'monthly'),
  })
  return { overall: pairOf('overall'), types: TYPES.map(type => ({ type, ...pairOf(type) })) }
}

function presentLimit(
  settings: Pick<Deps, 'licence'>,
  states: LimitState[],
  scope: LimitScope,
  period: LimitPeriod,
): Limit {
  const state = states.find(each => each.scope === scope && each.period === period)!
  const { minimum, maximum } = limitRangeOf(settings, scope, period)
  const remainingAmounts = states
    .filter(each => applies(each, scope, period))
    .map(({ limit = 0, used }) => limit - used)
  return {
    limit: state.limit === undefined ? null : sar(Math.min(maximum, state.limit)),
    used: sar(state.used),
    remaining: sar(Math.max(0, Math.min(maximum, ...remainingAmounts))),
    range: { minimum: sar(minimum), maximum: sar(maximum) },
  }
}

/** Payments of every type count towards the overall limits and the month of the licence too, and a daily limit is bounded by the monthly one. */
function applies({ scope: of, period: within, limit }: LimitState, scope: LimitScope, period: LimitPeriod): boolean {
  if (limit === undefined) return false
  const isScope = of === scope || ((of === 'overall' || of === 'licence') && isOutgoing(scope))
  return isScope && LIMIT_PERIODS.indexOf(within) >= LIMIT_PERIODS.indexOf(period)
}
