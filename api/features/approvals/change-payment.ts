import { eq } from 'drizzle-orm'
import type { Approval, ChangePaymentRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockRequest, notifyApprovers, reviseRequests } from '#api/money/approvals/approval-requests.ts'
import { lockBusiness } from '#api/money/approvals/approval-rules.ts'
import { lockTransfer } from '#api/money/transfers/transfer-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { presentApproval, requireRequest, requireWaiting } from './approvals.store.ts'

/**
 * Changes a waiting transfer, which voids its approvals. Only its maker may: another person who changed and approved it would decide alone.
 * Throws `APPROVAL_OF_OTHERS`, `APPROVAL_CLOSED`, `APPROVAL_UNCHANGEABLE`.
 */
export async function changePayment(
  deps: Deps,
  bearer: SessionBearer,
  approvalId: string,
  body: ChangePaymentRequest,
): Promise<Approval> {
  const { db, clock } = deps
  const { account, person } = bearer
  const { madeBy } = await requireRequest(db, bearer, approvalId)
  if (madeBy !== person.id) throw new PlinkError('APPROVAL_OF_OTHERS')
  return db.transaction(async tx => {
    await lockBusiness(tx, account.id, 'share')
    const before = await lockRequest(tx, approvalId)
    requireWaiting(before, clock())
    if (before.transferId === null) throw new PlinkError('APPROVAL_UNCHANGEABLE')
    const changes = changesOf((await lockTransfer(tx, before.transferId))!, body)
    if (Object.keys(changes).length === 0) return presentApproval(tx, deps, before, person)
    // A trigger gives the request a new revision.
    await tx.update(transfers).set(changes).where(eq(transfers.id, before.transferId))
    await reviseRequests(tx, account.id)
    const current = await lockRequest(tx, approvalId)
    await notifyApprovers(tx, current, clock())
    return presentApproval(tx, deps, current, person)
  })
}

type Changes = Partial<Pick<TransferRow, 'amount' | 'purpose' | 'note'>>

function changesOf(transfer: TransferRow, { amount, purpose, note: input }: ChangePaymentRequest): Changes {
  const note = input === undefined ? undefined : visibleLine(input) || null
  return {
    ...(amount !== undefined && amount.amount !== transfer.amount && { amount: amount.amount }),
    ...(purpose !== undefined && purpose !== transfer.purpose && { purpose }),
    ...(note !== undefined && note !== transfer.note && { note }),
  }
}
