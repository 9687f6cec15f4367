import type { TransferDraft, TransferWarning } from '#web/api/generated/model/index.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'
import type { TransferForm } from './transfer-form.ts'

/** A transfer that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface WaitingTransfer {
  transferId: string
  /** When the code ends, and when another can be asked for, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
  /** What it would leave, in halalas. */
  balanceAfter: number
  remainingToday: number
  remainingThisMonth: number
  warnings: readonly TransferWarning[]
}

/** The screens of the page; each has a place of its own in the history. */
export type TransferStep =
  | { screen: 'start' }
  | { screen: 'beneficiary' }
  /** `again`: the masked name of somebody who was paid before. */
  | { screen: 'customer'; again?: string }
  | { screen: 'amount' }
  | { screen: 'review'; waiting: WaitingTransfer }
  | { screen: 'code'; waiting: WaitingTransfer }
  | { screen: 'done'; transferId: string }

/** The screen that the history names, or the first one where what it needs is not there. */
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
    balanceAfter: review.balanceAfter.amount,
    remainingToday: review.remainingToday.amount,
    remainingThisMonth: review.remainingThisMonth.amount,
    warnings: review.warnings,
  }
}

function waitingIn(state: unknown): WaitingTransfer | null {
  const number = (name: string) => stateMoment(state, name)
  const transferId = stateText(state, 'transferId')
  const [expiresAt, balanceAfter] = [number('expiresAt'), number('balanceAfter')]
  const [remainingToday, remainingThisMonth] = [number('remainingToday'), number('remainingThisMonth')]
  if (transferId === undefined || expiresAt === undefined || balanceAfter === undefined) return null
  if (remainingToday === undefined || remainingThisMonth === undefined) return null
  return {
    transferId,
    expiresAt,
    resendAt: number('resendAt') ?? 0,
    otpCode: stateText(state, 'otpCode'),
    balanceAfter,
    remainingToday,
    remainingThisMonth,
    warnings: warningsIn(stateField(state, 'warnings')),
  }
}

const WARNINGS: readonly TransferWarning[] = ['first_payment', 'name_not_checked', 'unusual_amount']

const warningsIn = (names: unknown) => WARNINGS.filter(each => Array.isArray(names) && names.includes(each))
