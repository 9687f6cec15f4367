import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Locale } from '#api/contract/generated/schemas.ts'
import * as bills from '#api/features/bills/bill-code.ts'
import * as batches from '#api/features/transfer-batches/send-transfer-batch-code.ts'
import * as single from '#api/features/transfers/transfer-code.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { ApprovalRequest } from '#api/kernel/db/schema/approvals.ts'
import { type TransferBatchEntity, transferBatches } from '#api/kernel/db/schema/transfer-batches.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'

/** The subject of a request: a transfer, the bills of an order in their order, or a file of transfers. */
export type ApprovalContent =
  | { kind: 'transfer'; transfer: TransferRow }
  | { kind: 'bills'; payments: TransferRow[] }
  | { kind: 'batch'; batch: TransferBatchEntity }

export async function contentOf(
  db: Db,
  { transferId, billOrderId, batchId }: Pick<ApprovalRequest, 'transferId' | 'billOrderId' | 'batchId'>,
): Promise<ApprovalContent> {
  if (transferId) {
    const [transfer] = await db.select().from(transfers).where(eq(transfers.id, transferId))
    return { kind: 'transfer', transfer: transfer! }
  }
  if (billOrderId) {
    const isOfOrder = eq(transfers.billOrderId, billOrderId)
    return {
      kind: 'bills',
      payments: await db.select().from(transfers).where(isOfOrder).orderBy(asc(transfers.billPlace)),
    }
  }
  const [batch] = await db.select().from(transferBatches).where(eq(transferBatches.id, batchId!))
  return { kind: 'batch', batch: batch! }
}

/** Returns the person who prepared it. It is null if a program did, or if the row is older than members are. */
export function preparedBy(content: ApprovalContent): string | null {
  switch (content.kind) {
    case 'transfer':
      return content.transfer.madeBy
    case 'bills':
      return content.payments[0]!.madeBy
    case 'batch':
      return content.batch.madeBy
  }
}

/** Returns a digest of everything that is approved. A code is bound to this digest. */
export function digestOf(request: ApprovalRequest, content: ApprovalContent): string {
  const { id, madeBy, approvalsNeeded, requiredApproverId, revision } = request
  const people = { madeBy, approvalsNeeded, ...(requiredApproverId && { requiredApproverId }) }
  const values = canonicalJson({ id, ...people, revision, content: confirmedContext(content) })
  return createHash('sha256').update(values).digest('hex')
}

/** Returns the context that the code of the maker was bound to, computed from the present values. */
function confirmedContext(content: ApprovalContent): string {
  switch (content.kind) {
    case 'transfer':
      return single.contextOf(content.transfer)
    case 'bills':
      return bills.contextOf(content.payments)
    case 'batch':
      return batches.contextOf(content.batch)
  }
}

/** Describes the content for the message with a code. */
export function aboutOf(content: ApprovalContent): Record<Locale, string> {
  switch (content.kind) {
    case 'transfer':
      return single.aboutOf(content.transfer)
    case 'bills':
      return bills.aboutOf(content.payments)
    case 'batch':
      return batches.aboutOf(content.batch)
  }
}
