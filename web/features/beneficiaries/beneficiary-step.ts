import type { BeneficiaryCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** The details of a beneficiary while they are typed. */
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
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

/** The screens of the page. Each has its own entry in the history. */
export type BeneficiaryStep =
  | { screen: 'list'; isRemoved?: boolean }
  | { screen: 'add'; draft: PayeeDraft }
  | { screen: 'code'; draft: PayeeDraft; pending: PendingBeneficiary }

/** Returns the list if the state is invalid or belongs to another page. */
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
