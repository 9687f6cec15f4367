import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { Transfer, TransferDraft, TransferReview, TransferWarning } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'
import type { TransferForm } from '#web/money/transfer-form.ts'

/** A transfer that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface WaitingTransfer {
  transferId: string
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
  /** The money available in the source, in halalas. */
  available: number
  /** Missing for a later transfer, which takes no money now. */
  left?: Remainder
  warnings: readonly TransferWarning[]
}

/** The rest of the source and of the limits after the transfer, in halalas. */
export interface Remainder {
  balance: number
  today: number
  thisMonth: number
}

/** The screens of the page. Each has its own entry in the history. */
export type TransferStep =
  | { screen: 'start' }
  | { screen: 'beneficiary' }
  /** `again` is the name of a customer who was paid before, as it was shown to the payer. */
  | { screen: 'customer'; again?: string }
  | { screen: 'amount' }
  | { screen: 'review'; waiting: WaitingTransfer }
  | { screen: 'code'; waiting: WaitingTransfer }
  | { screen: 'done'; transferId: string }

/** Returns the screen that the history names, or the first one if the state that it needs is missing. */
export function transferStepIn(state: unknown, form: TransferForm): TransferStep {
  const screen = stateField(state, 'screen')
  const waiting = waitingIn(stateField(state, 'waiting'))
  const transferId = stateText(state, 'transferId')
  if (screen === 'beneficiary') return { screen }
  if (screen === 'customer') return { screen, again: stateText(state, 'again') }
  if ((screen === 'review' || screen === 'code') && waiting) return { screen, waiting }
  if (screen === 'done' && transferId) return { screen, transferId }
  return screen === 'amount' && form.payee ? { screen } : { screen: 'start' }
}

export function waitingOf(answer: TransferDraft, now: number): WaitingTransfer {
  const { transfer, review, expiresAt, resendAfterSeconds, otpCode } = answer
  return {
    transferId: transfer.transferId,
    expiresAt: Date.parse(expiresAt),
    resendAt: now + resendAfterSeconds * 1000,
    otpCode,
    available: review.available.amount,
    left: leftOf(review),
    warnings: review.warnings,
  }
}

/** Returns a draft from another screen or from a program with an API key. Its first code may have been replaced, so another one can be requested. */
export function waitingSince({ transferId, createdAt, amount }: Transfer): WaitingTransfer {
  const createdTime = Date.parse(createdAt)
  return {
    transferId,
    expiresAt: createdTime + OTP_LIFETIME_SECONDS * 1000,
    resendAt: createdTime + OTP_RESEND_SECONDS * 1000,
    available: amount.amount,
    warnings: [],
  }
}

function leftOf({ balanceAfter, remainingToday, remainingThisMonth }: TransferReview): Remainder | undefined {
  if (!balanceAfter || !remainingToday || !remainingThisMonth) return undefined
  return { balance: balanceAfter.amount, today: remainingToday.amount, thisMonth: remainingThisMonth.amount }
}

function waitingIn(state: unknown): WaitingTransfer | null {
  const transferId = stateText(state, 'transferId')
  const [expiresAt, available] = [stateMoment(state, 'expiresAt'), stateMoment(state, 'available')]
  if (transferId === undefined || expiresAt === undefined || available === undefined) return null
  return {
    transferId,
    expiresAt,
    resendAt: stateMoment(state, 'resendAt') ?? 0,
    otpCode: stateText(state, 'otpCode'),
    available,
    left: leftIn(stateField(state, 'left')),
    warnings: warningsIn(stateField(state, 'warnings')),
  }
}

function leftIn(state: unknown): Remainder | undefined {
  const [balance, today] = [stateMoment(state, 'balance'), stateMoment(state, 'today')]
  const thisMonth = stateMoment(state, 'thisMonth')
  if (balance === undefined || today === undefined || thisMonth === undefined) return undefined
  return { balance, today, thisMonth }
}

const WARNINGS: readonly TransferWarning[] = ['first_payment', 'name_not_checked', 'unusual_amount']

const warningsIn = (names: unknown) => WARNINGS.filter(each => Array.isArray(names) && names.includes(each))
