import { asc, inArray, or } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import type { ApprovalRequest } from '#api/kernel/db/schema/approvals.ts'
import { transferBatches } from '#api/kernel/db/schema/transfer-batches.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'

type Request = Pick<ApprovalRequest, 'id' | 'transferId' | 'billOrderId' | 'batchId'>

/** Whom or what a payment pays, in a few words. */
export interface ApprovalSubject {
  name?: string
  nameArabic?: string
  payments?: number
}

/** Returns the subjects of these requests by their ids. */
export async function subjectsOf(db: Db, requests: readonly Request[]): Promise<Map<string, ApprovalSubject>> {
  const payments = await paymentsOf(db, requests)
  const batches = await batchesOf(db, requests)
  return new Map(
    requests.map(({ id, transferId, billOrderId, batchId }) => {
      const batch = batches.find(each => each.id === batchId)
      if (batch) return [id, batchSubject(batch)]
      const own = payments.filter(each => each.id === transferId || (billOrderId && each.billOrderId === billOrderId))
      return [id, paymentSubject(own)]
    }),
  )
}

type Payment = Pick<typeof transfers.$inferSelect, 'payeeName' | 'payeeNameArabic'>

async function paymentsOf(db: Db, requests: readonly Request[]) {
  const ids = requests.flatMap(({ transferId }) => transferId ?? [])
  const orders = requests.flatMap(({ billOrderId }) => billOrderId ?? [])
  if (ids.length === 0 && orders.length === 0) return []
  const { id, billOrderId, billPlace, payeeName, payeeNameArabic } = transfers
  return db
    .select({ id, billOrderId, payeeName, payeeNameArabic })
    .from(transfers)
    .where(
      or(ids.length > 0 ? inArray(id, ids) : undefined, orders.length > 0 ? inArray(billOrderId, orders) : undefined),
    )
    .orderBy(asc(billPlace))
}

/** The payments of one code, in their order. */
export function paymentSubject([first, ...others]: readonly Payment[]): ApprovalSubject {
  if (!first) return {}
  const { payeeName: name, payeeNameArabic } = first
  return {
    name,
    ...(payeeNameArabic && { nameArabic: payeeNameArabic }),
    ...(others.length > 0 && { payments: others.length + 1 }),
  }
}

async function batchesOf(db: Db, requests: readonly Request[]) {
  const ids = requests.flatMap(({ batchId }) => batchId ?? [])
  if (ids.length === 0) return []
  const { id, fileName, rowCount } = transferBatches
  return db.select({ id, fileName, rowCount }).from(transferBatches).where(inArray(id, ids))
}

export const batchSubject = ({
  fileName,
  rowCount,
}: Pick<typeof transferBatches.$inferSelect, 'fileName' | 'rowCount'>): ApprovalSubject => ({
  ...(fileName && { name: fileName }),
  ...(rowCount > 1 && { payments: rowCount }),
})
