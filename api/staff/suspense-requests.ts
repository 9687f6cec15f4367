import { eq } from 'drizzle-orm'
import type { AdminEventChange } from '#api/contract/generated/schemas.ts'
import { SuspenseCreditingPayload, SuspenseReturnPayload } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import type { StaffRequestRow } from '#api/db/schema/staff-requests.ts'
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
    const [customer] = await tx.select().from(applicants).where(eq(applicants.id, customerId))
    const subject = { kind: 'customer' as const, id: customerId, name: customer!.phone }
    const event = { adminId: approvedBy, subject, reason: request.reason, at }
    await recordAdminEvent(tx, { ...event, type: 'suspense_credited', changes: changesOf(request, amount.amount) })
  },
}

/** Has a bank transfer in suspense sent back. Throws `SUSPENSE_CREDIT_DECIDED`. */
export const suspenseReturn: RequestKind<'suspense_return'> = {
  payload: SuspenseReturnPayload,
  async apply(tx, _deps, { request, payload: { creditId, amount }, approvedBy, at }) {
    await sendBackFromSuspense(tx, creditId, at)
    const subject = { kind: 'suspense_credit' as const, id: creditId, name: request.subjectName }
    const event = { adminId: approvedBy, subject, reason: request.reason, at }
    await recordAdminEvent(tx, { ...event, type: 'suspense_sent_back', changes: changesOf(request, amount.amount) })
  },
}

const changesOf = ({ subjectName }: StaffRequestRow, amount: number): AdminEventChange[] => [
  { field: 'bankReference', to: subjectName },
  { field: 'amount', to: formatAmount(amount) },
]
