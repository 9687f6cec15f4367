import type { BeneficiaryCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** A beneficiary while it is typed. */
export interface PayeeDraft {
  iban: string
  name: string
  identifier: string
  nickname: string
}

export const EMPTY_DRAFT: PayeeDraft = { iban: '', name: '', identifier: '', nickname: '' }

/** A beneficiary that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface PendingBeneficiary {
  beneficiaryId: string
  /** When the code ends, and when another can be asked for, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
}

/** The screens of the page; each has a place of its own in the history. */
export type BeneficiaryStep =
  | { screen: 'list'; isRemoved?: boolean }
  | { screen: 'add'; draft: PayeeDraft }
  | { screen: 'code'; draft: PayeeDraft; pending: PendingBeneficiary }

/** What makes no sense, or is of another page, is the list. */
export function beneficiaryStepIn(state: unknown): BeneficiaryStep {
  const screen = stateField(state, 'screen')
  const draft = draftIn(stateField(state, 'draft'))
  const pending = pendingIn(stateField(state, 'pending'))
  if (screen === 'add') return { screen, draft }
  if (screen === 'code' && pending) return { screen, draft, pending }
  return { screen: 'list', isRemoved: stateField(state, 'isRemoved') === true }
}

const draftIn = (state: unknown): PayeeDraft => ({
  iban: stateText(state, 'iban') ?? '',
  name: stateText(state, 'name') ?? '',
  identifier: stateText(state, 'identifier') ?? '',
  nickname: stateText(state, 'nickname') ?? '',
})

function pendingIn(state: unknown): PendingBeneficiary | null {
  const beneficiaryId = stateText(state, 'beneficiaryId')
  const expiresAt = stateMoment(state, 'expiresAt')
  if (beneficiaryId === undefined || expiresAt === undefined) return null
  const resendAt = stateMoment(state, 'resendAt') ?? 0
  return { beneficiaryId, expiresAt, resendAt, otpCode: stateText(state, 'otpCode') }
}

export function pendingOf(response: BeneficiaryCode, now: number): PendingBeneficiary {
  const { beneficiaryId, expiresAt, resendAfterSeconds, otpCode } = response
  return { beneficiaryId, expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
}
