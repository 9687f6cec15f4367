import { eq } from 'drizzle-orm'
import type { AdminEventChange, AdminEventSubject } from '#api/contract/generated/schemas.ts'
import {
  SuspenseCreditingPayload,
  SuspenseReturnPayload,
  TopUpCreditingPayload,
  TopUpRefundPayload,
} from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import type { StaffRequestRow } from '#api/db/schema/staff-requests.ts'
import { agreeToRefund, creditTopUpFromSuspense } from '#api/top-ups/suspended-top-ups.ts'
import { creditFromSuspense, sendBackFromSuspense } from '#api/top-ups/suspense.ts'
import { formatAmount } from '#domain/money.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { RequestKind } from './request-kind.ts'

/**
 * Moves a bank transfer from suspense to a wallet.
 * @throws PlinkError `SUSPENSE_CREDIT_DECIDED`, `WALLET_INACTIVE`, `MAXIMUM_BALANCE_EXCEEDED`, `ACCOUNT_CLOSED`
 */
export const suspenseCrediting: RequestKind<'suspense_crediting'> = {
  payload: SuspenseCreditingPayload,
  async apply(tx, deps, { request, payload, approvedBy, at }) {
    const { customerId, amount } = payload
    await creditFromSuspense(tx, deps, payload)
    const event = { adminId: approvedBy, subject: await customerSubject(tx, customerId), reason: request.reason, at }
    const changes = changesOf('bankReference', request, amount.amount)
    await recordAdminEvent(tx, { ...event, type: 'suspense_credited', changes })
  },
}

/** Has a bank transfer in suspense sent back. Throws `SUSPENSE_CREDIT_DECIDED`. */
export const suspenseReturn: RequestKind<'suspense_return'> = {
  payload: SuspenseReturnPayload,
  async apply(tx, _deps, { request, payload: { creditId, amount }, approvedBy, at }) {
    await sendBackFromSuspense(tx, creditId, at)
    const subject = { kind: 'suspense_credit' as const, id: creditId, name: request.subjectName }
    const event = { adminId: approvedBy, subject, reason: request.reason, at }
    const changes = changesOf('bankReference', request, amount.amount)
    await recordAdminEvent(tx, { ...event, type: 'suspense_sent_back', changes })
  },
}

/**
 * Moves a card top-up from suspense to its wallet.
 * @throws PlinkError `SUSPENSE_CREDIT_DECIDED`, `WALLET_INACTIVE`, `MAXIMUM_BALANCE_EXCEEDED`, `ACCOUNT_CLOSED`
 */
export const topUpCrediting: RequestKind<'top_up_crediting'> = {
  payload: TopUpCreditingPayload,
  async apply(tx, deps, { request, payload: { topUpId, customerId, amount }, approvedBy, at }) {
    await creditTopUpFromSuspense(tx, deps, topUpId)
    const event = { adminId: approvedBy, subject: await customerSubject(tx, customerId), reason: request.reason, at }
    const changes = changesOf('topUp', request, amount.amount)
    await recordAdminEvent(tx, { ...event, type: 'suspense_credited', changes })
  },
}

/** Lets a card top-up in suspense go back to the card. Throws `SUSPENSE_CREDIT_DECIDED`. */
export const topUpRefund: RequestKind<'top_up_refund'> = {
  payload: TopUpRefundPayload,
  async apply(tx, _deps, { request, payload: { topUpId, customerId, amount }, approvedBy, at }) {
    await agreeToRefund(tx, topUpId, at)
    const event = { adminId: approvedBy, subject: await customerSubject(tx, customerId), reason: request.reason, at }
    const changes = changesOf('topUp', request, amount.amount)
    await recordAdminEvent(tx, { ...event, type: 'suspense_sent_back', changes })
  },
}

async function customerSubject(tx: Db, id: string): Promise<AdminEventSubject> {
  const [customer] = await tx.select().from(applicants).where(eq(applicants.id, id))
  return { kind: 'customer', id, name: customer!.phone }
}

const changesOf = (
  field: 'bankReference' | 'topUp',
  { subjectName }: StaffRequestRow,
  amount: number,
): AdminEventChange[] => [
  { field, to: subjectName },
  { field: 'amount', to: formatAmount(amount) },
]
