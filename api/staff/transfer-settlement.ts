import { eq } from 'drizzle-orm'
import { TransferSettlementPayload } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { decideTransfer } from '#api/money/transfers/decide-transfer.ts'
import { formatAmount } from '#domain/money/money.ts'
import { recordAdminEvent } from './admin-events.ts'
import type { RequestKind } from './request-kind.ts'

/**
 * Ends a transfer whose outcome the provider does not tell, or whose money is in suspense. Throws `TRANSFER_STATE_INVALID` once its outcome
 * is known, and the errors of a wallet that cannot receive the money.
 */
export const transferSettlement: RequestKind<'transfer_settlement'> = {
  payload: TransferSettlementPayload,
  async apply(tx, deps, { request, payload, approvedBy, at }) {
    const { transferId, customerId, outcome, amount } = payload
    const decide = () => decideTransfer(tx, deps, transferId, outcome)
    const { beneficiaryId } = await deps.accountTime.run(tx, customerId, decide)
    const isPayout = beneficiaryId !== null
    const [customer] = await tx.select().from(applicants).where(eq(applicants.id, customerId))
    const subject = { kind: 'customer' as const, id: customerId, name: customer!.phone }
    const changes = [
      { field: 'transfer', from: isPayout ? 'unknown' : 'pending', to: outcome },
      { field: isPayout ? 'sequenceNumber' : 'transaction', to: request.subjectName },
      { field: 'amount', to: formatAmount(amount.amount) },
    ]
    await recordAdminEvent(tx, {
      adminId: approvedBy,
      type: 'transfer_settled',
      subject,
      reason: request.reason,
      changes,
      at,
    })
  },
}
