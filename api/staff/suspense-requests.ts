import { eq } from 'drizzle-orm'
import type { AdminEventSubject, Money } from '#api/contract/generated/schemas.ts'
import {
  SuspenseCreditingPayload,
  SuspenseReturnPayload,
  TopUpCreditingPayload,
  TopUpDisputePayload,
  TopUpRefundPayload,
} from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { agreeToRefund, creditTopUpFromSuspense } from '#api/money/top-ups/suspended-top-ups.ts'
import { creditFromSuspense, sendBackFromSuspense } from '#api/money/top-ups/suspense.ts'
import { disputeTopUp } from '#api/money/top-ups/take-back.ts'
import { formatAmount } from '#domain/money/money.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { Approval, Kind, RequestKind } from './request-kind.ts'

/**
 * Moves a bank transfer from suspense to a wallet.
 * @throws PlinkError `SUSPENSE_CREDIT_DECIDED`, `WALLET_INACTIVE`, `MAXIMUM_BALANCE_EXCEEDED`, `ACCOUNT_CLOSED`
 */
export const suspenseCrediting: RequestKind<'suspense_crediting'> = {
  payload: SuspenseCreditingPayload,
  async apply(tx, deps, approval) {
    const { payload } = approval
    await deps.accountTime.run(tx, payload.customerId, () => creditFromSuspense(tx, deps, payload))
    await record(tx, approval, 'suspense_credited', await customerSubject(tx, payload.customerId))
  },
}

/** Has a bank transfer in suspense sent back. Throws `SUSPENSE_CREDIT_DECIDED`. */
export const suspenseReturn: RequestKind<'suspense_return'> = {
  payload: SuspenseReturnPayload,
  async apply(tx, _deps, approval) {
    const { request, payload, at } = approval
    await sendBackFromSuspense(tx, payload.creditId, at)
    const subject = { kind: 'suspense_credit' as const, id: payload.creditId, name: request.subjectName }
    await record(tx, approval, 'suspense_sent_back', subject)
  },
}

/**
 * Moves a card top-up from suspense to its wallet.
 * @throws PlinkError `SUSPENSE_CREDIT_DECIDED`, `WALLET_INACTIVE`, `MAXIMUM_BALANCE_EXCEEDED`, `ACCOUNT_CLOSED`
 */
export const topUpCrediting: RequestKind<'top_up_crediting'> = {
  payload: TopUpCreditingPayload,
  async apply(tx, deps, approval) {
    const { topUpId, customerId } = approval.payload
    await deps.accountTime.run(tx, customerId, () => creditTopUpFromSuspense(tx, deps, topUpId))
    await record(tx, approval, 'suspense_credited', await customerSubject(tx, customerId))
  },
}

/** Lets a card top-up in suspense go back to the card. Throws `SUSPENSE_CREDIT_DECIDED`. */
export const topUpRefund: RequestKind<'top_up_refund'> = {
  payload: TopUpRefundPayload,
  async apply(tx, _deps, approval) {
    const { topUpId, customerId } = approval.payload
    await agreeToRefund(tx, topUpId, approval.at)
    await record(tx, approval, 'suspense_sent_back', await customerSubject(tx, customerId))
  },
}

/** Takes the amount back that the bank of the card has reclaimed. Throws `TOP_UP_STATE_INVALID` if the remaining amount differs from the request. */
export const topUpDispute: RequestKind<'top_up_dispute'> = {
  payload: TopUpDisputePayload,
  async apply(tx, deps, approval) {
    const { topUpId, customerId, amount } = approval.payload
    await deps.accountTime.run(tx, customerId, () => disputeTopUp(tx, deps, topUpId, amount.amount))
    await record(tx, approval, 'top_up_disputed', await customerSubject(tx, customerId))
  },
}

async function customerSubject(tx: Db, id: string): Promise<AdminEventSubject> {
  const [customer] = await tx.select().from(applicants).where(eq(applicants.id, id))
  return { kind: 'customer', id, name: customer!.phone }
}

interface ApprovedRequest extends Pick<Approval<Kind>, 'request' | 'approvedBy' | 'at'> {
  payload: { amount: Money; topUpId?: string }
}

/** Records who approved the request, and the amount and the payment that it is about. */
async function record(
  tx: Db,
  { request, payload, approvedBy: adminId, at }: ApprovedRequest,
  type: 'suspense_credited' | 'suspense_sent_back' | 'top_up_disputed',
  subject: AdminEventSubject,
): Promise<void> {
  const changes = [
    { field: payload.topUpId === undefined ? 'bankReference' : 'topUp', to: request.subjectName },
    { field: 'amount', to: formatAmount(payload.amount.amount) },
  ]
  await recordAdminEvent(tx, { adminId, type, subject, reason: request.reason, changes, at })
}
