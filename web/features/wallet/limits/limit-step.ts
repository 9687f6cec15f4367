import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import type { LimitedType, LimitPeriod, LimitSet, TransactionType } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment } from '#web/lib/navigation-state.ts'
import { type PendingAction, pendingActionIn } from '#web/money/codes/pending-action.ts'
import { type LimitDraft, limitRequest, NEW_DRAFT } from './limit-draft.ts'

/** The screens of the page. Each has its own entry in the history. */
export type LimitStep =
  | { screen: 'type' }
  /** `refused` is the tab whose amount the server refused. */
  | { screen: 'form'; refused?: LimitPeriod }
  /** `removes` if the limit of a type is taken away, and no amount is set. */
  | { screen: 'review'; removes: boolean }
  | { screen: 'code'; pending: PendingAction; set: LimitSet }
  | { screen: 'done'; set: LimitSet }

/** Returns the screen that the history names, or the first one if the state that it needs is missing. */
export function limitStepIn(state: unknown, draft: LimitDraft): LimitStep {
  const pending = pendingActionIn(state)
  const set = limitSetIn(stateField(state, 'set'))
  switch (stateField(state, 'screen')) {
    case 'form':
      return { screen: 'form', refused: readPeriod(stateField(state, 'refused')) }
    case 'review': {
      const removes = stateField(state, 'removes') === true
      return limitRequest(draft, removes) ? { screen: 'review', removes } : { screen: 'type' }
    }
    case 'code':
      return pending && set ? { screen: 'code', pending, set } : { screen: 'type' }
    case 'done':
      return set ? { screen: 'done', set } : { screen: 'type' }
    default:
      return { screen: 'type' }
  }
}

/** Returns the draft from before a reload. */
export function draftIn(state: unknown): LimitDraft {
  const draft = stateField(state, 'draft')
  const text = (name: string) => String(stateField(draft, name) ?? '')
  return {
    scope: text('scope') === 'specific' ? 'specific' : 'overall',
    transactionType: typeIn(draft) ?? '',
    period: periodIn(draft) ?? NEW_DRAFT.period,
    daily: text('daily'),
    monthly: text('monthly'),
  }
}

function limitSetIn(state: unknown): LimitSet | null {
  const limit = stateField(state, 'limit')
  const [period, transactionType] = [periodIn(state), typeIn(state)]
  if (period === undefined) return null
  if (limit === null && transactionType !== undefined) return { period, transactionType, limit }
  const amount = stateMoment(limit, 'amount')
  return amount === undefined ? null : { period, transactionType, limit: { amount, currency: 'SAR' } }
}

const periodIn = (state: unknown) => readPeriod(stateField(state, 'period'))

function readPeriod(period: unknown): LimitPeriod | undefined {
  return period === 'daily' || period === 'monthly' ? period : undefined
}

function typeIn(state: unknown): LimitedType | undefined {
  const type = stateField(state, 'transactionType')
  return isLimitedType(type) ? type : undefined
}

/** The types without limits of their own. */
const UNLIMITED: Record<Exclude<TransactionType, LimitedType>, true> = {
  incoming_transfer: true,
  returned_transfer: true,
  fee: true,
}

export function isLimitedType(value: unknown): value is LimitedType {
  return (
    typeof value === 'string' && Object.hasOwn(TRANSACTION_TYPE_LABELS.en, value) && !Object.hasOwn(UNLIMITED, value)
  )
}
