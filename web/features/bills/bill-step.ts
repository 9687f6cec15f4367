import type { BillOrderDraft } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText, stateTexts } from '#web/lib/navigation-state.ts'

/** A bill in the list of bills to pay. */
export interface ListedBill {
  billerCode: string
  name: string
  nameArabic: string
  account: string
  /** The amount to pay, in halalas. */
  amount: number
}

/** The rest of the source and of the limits after the payment, in halalas. */
interface Remainder {
  balance: number
  today: number
  thisMonth: number
}

/** An order that waits for its code. */
export interface WaitingOrder {
  billOrderId: string
  /** The payments of the order, in the order of the list. The first one shows whether the order still waits. */
  billPaymentIds: string[]
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
  left: Remainder
}

/** The screens of the page. Each has its own entry in the history. */
export type BillStep =
  | { screen: 'start' }
  /** `account` is the number as typed before. */
  | { screen: 'account'; billerCode: string; account?: string }
  | { screen: 'bill'; billerCode: string; account: string }
  | { screen: 'list' }
  | { screen: 'review'; waiting: WaitingOrder }
  | { screen: 'code'; waiting: WaitingOrder }
  | { screen: 'done'; billOrderId: string }

/** The maximum number of bills that one code pays. */
export const MAX_BILLS = 10

/** Returns the screen that the history names, or the first one if the state that it needs is missing. */
export function billStepIn(state: unknown): BillStep {
  const screen = stateField(state, 'screen')
  const [billerCode, account] = [stateText(state, 'billerCode'), stateText(state, 'account')]
  const waiting = waitingIn(stateField(state, 'waiting'))
  const billOrderId = stateText(state, 'billOrderId')
  if (screen === 'account' && billerCode) return { screen, billerCode, account }
  if (screen === 'bill' && billerCode && account) return { screen, billerCode, account }
  if ((screen === 'review' || screen === 'code') && waiting) return { screen, waiting }
  if (screen === 'done' && billOrderId) return { screen, billOrderId }
  return screen === 'list' ? { screen } : { screen: 'start' }
}

/** Returns the bills that are in the history. */
export function listIn(state: unknown): ListedBill[] {
  const list = stateField(state, 'list')
  return Array.isArray(list) ? list.flatMap(listedIn).slice(0, MAX_BILLS) : []
}

function listedIn(state: unknown): ListedBill[] {
  const [billerCode, account] = [stateText(state, 'billerCode'), stateText(state, 'account')]
  const [name, nameArabic, amount] = [
    stateText(state, 'name'),
    stateText(state, 'nameArabic'),
    stateMoment(state, 'amount'),
  ]
  if (!billerCode || !account || !name || !nameArabic || amount === undefined) return []
  return [{ billerCode, account, name, nameArabic, amount }]
}

export const isSame = (one: Pick<ListedBill, 'billerCode' | 'account'>, other: ListedBill): boolean =>
  one.billerCode === other.billerCode && one.account === other.account

export const totalOf = (list: readonly ListedBill[]): number => list.reduce((sum, { amount }) => sum + amount, 0)

export function waitingOf(answer: BillOrderDraft, now: number): WaitingOrder {
  const { billOrderId, payments, review, expiresAt, resendAfterSeconds, otpCode } = answer
  return {
    billOrderId,
    billPaymentIds: payments.map(({ billPaymentId }) => billPaymentId),
    expiresAt: Date.parse(expiresAt),
    resendAt: now + resendAfterSeconds * 1000,
    otpCode,
    left: {
      balance: review.balanceAfter?.amount ?? 0,
      today: review.remainingToday?.amount ?? 0,
      thisMonth: review.remainingThisMonth?.amount ?? 0,
    },
  }
}

function waitingIn(state: unknown): WaitingOrder | null {
  const [billOrderId, billPaymentIds] = [stateText(state, 'billOrderId'), stateTexts(state, 'billPaymentIds')]
  const expiresAt = stateMoment(state, 'expiresAt')
  const left = stateField(state, 'left')
  if (billOrderId === undefined || billPaymentIds.length === 0 || expiresAt === undefined) return null
  return {
    billOrderId,
    billPaymentIds,
    expiresAt,
    resendAt: stateMoment(state, 'resendAt') ?? 0,
    otpCode: stateText(state, 'otpCode'),
    left: {
      balance: stateMoment(left, 'balance') ?? 0,
      today: stateMoment(left, 'today') ?? 0,
      thisMonth: stateMoment(left, 'thisMonth') ?? 0,
    },
  }
}
