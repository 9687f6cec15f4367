import { readAmount } from '#domain/money/read-amount.ts'
import type { LimitedType, LimitPeriod, LimitRange, SetLimitAction } from '#web/api/generated/plinkAPI.schemas.ts'

export type LimitScope = 'overall' | 'specific'

/** A limit while it is chosen and typed. */
export interface LimitDraft {
  scope: LimitScope
  /** The type of a specific limit. Empty until one is chosen. */
  transactionType: LimitedType | ''
  /** The open tab. */
  period: LimitPeriod
  /** The amounts as typed under each tab. */
  daily: string
  monthly: string
}

export type DraftChange =
  | { kind: 'scope'; scope: LimitScope }
  | { kind: 'type'; transactionType: LimitedType }
  | { kind: 'period'; period: LimitPeriod }
  | { kind: 'amount'; text: string }
  | { kind: 'finished' }

export const NEW_DRAFT: LimitDraft = { scope: 'overall', transactionType: '', period: 'daily', daily: '', monthly: '' }

export function changeDraft(draft: LimitDraft, change: DraftChange): LimitDraft {
  switch (change.kind) {
    case 'scope':
      return { ...draft, scope: change.scope }
    case 'type':
      return { ...draft, transactionType: change.transactionType }
    case 'period':
      return { ...draft, period: change.period }
    case 'amount':
      return { ...draft, [draft.period]: change.text }
    case 'finished':
      return NEW_DRAFT
  }
}

/** Returns the request, or null while something is missing. */
export function limitRequest(draft: LimitDraft, removes = false): SetLimitAction | null {
  const { scope, transactionType, period } = draft
  if (removes) return removalRequest(draft)
  const { halalas: amount } = readAmount(draft[period])
  if (amount === null || amount < 0 || (scope === 'specific' && transactionType === '')) return null
  const request: SetLimitAction = { type: 'set_limit', period, limit: { amount, currency: 'SAR' } }
  return scope === 'specific' && transactionType !== '' ? { ...request, transactionType } : request
}

/** Only a type of transaction can be without a limit of its own. */
function removalRequest({ scope, transactionType, period }: LimitDraft): SetLimitAction | null {
  if (scope !== 'specific' || transactionType === '') return null
  return { type: 'set_limit', transactionType, period, limit: null }
}

/** Text that is not a number is out of range. More than two decimals are not rounded. */
export function amountProblem(
  text: string,
  { minimum, maximum }: LimitRange,
): 'required' | 'decimals' | 'range' | null {
  const { halalas, problem } = readAmount(text)
  if (problem) return problem === 'unreadable' ? 'range' : problem
  return halalas < minimum.amount || halalas > maximum.amount ? 'range' : null
}
