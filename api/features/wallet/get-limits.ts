import type { AccountBearer } from '#api/accounts/sessions.ts'
import { type Limit, LimitedType, type Limits, PaymentType } from '#api/contract/generated/schemas.ts'
import type { LimitScope } from '#api/db/schema/wallet.ts'
import type { Deps } from '#api/deps.ts'
import { LIMIT_PERIODS, type LimitPeriod, type LimitState, limitStates } from '#api/ledger/limits.ts'
import { LIMIT_RANGES } from '#domain/constants.ts'
import { sar } from '#domain/money.ts'
import { walletOf } from './wallet.store.ts'

const TYPES = LimitedType.options
const PAYMENT_TYPES: readonly string[] = PaymentType.options

/** The limits of the customer's wallet, what counts towards them, and what is left. */
export async function getLimits(deps: Deps, { account }: AccountBearer): Promise<Limits> {
  const wallet = await walletOf(deps.db, account.id)
  return limitsOf(deps, wallet.id, deps.clock())
}

export async function limitsOf(deps: Pick<Deps, 'db' | 'licence'>, walletId: string, now: Date): Promise<Limits> {
  const states = await limitStates(deps.db, deps, walletId, ['overall', ...TYPES], now)
  const pairOf = (scope: LimitScope) => ({
    daily: presentLimit(states, scope, 'daily'),
    monthly: presentLimit(states, scope, 'monthly'),
  })
  return { overall: pairOf('overall'), types: TYPES.map(type => ({ type, ...pairOf(type) })) }
}

function presentLimit(states: LimitState[], scope: LimitScope, period: LimitPeriod): Limit {
  const state = states.find(each => each.scope === scope && each.period === period)!
  const { minimum, maximum } = LIMIT_RANGES[period]
  const left = states.filter(each => applies(each, scope, period)).map(({ limit = 0, used }) => limit - used)
  return {
    limit: state.limit === undefined ? null : sar(state.limit),
    used: sar(state.used),
    remaining: sar(Math.max(0, Math.min(maximum, ...left))),
    range: { minimum: sar(minimum), maximum: sar(maximum) },
  }
}

/** Payments of every type count towards the overall limits and the month of the licence too, and a daily limit is bounded by the monthly one. */
function applies({ scope: of, period: within, limit }: LimitState, scope: LimitScope, period: LimitPeriod): boolean {
  if (limit === undefined) return false
  const isPayment = scope === 'overall' || PAYMENT_TYPES.includes(scope)
  const isScope = of === scope || ((of === 'overall' || of === 'licence') && isPayment)
  return isScope && LIMIT_PERIODS.indexOf(within) >= LIMIT_PERIODS.indexOf(period)
}
