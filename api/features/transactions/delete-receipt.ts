import type { Deps } from '#api/deps.ts'
import { receipts } from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { isAt, type ReceiptPlace, requireReceipt } from './receipts.store.ts'

/**
 * The foreign key deletes the content of the receipt with it. Throws `TRANSACTION_NOT_FOUND`,
 * `PAYMENT_NOT_FOUND`, `RECEIPT_NOT_FOUND`.
 */
export async function deleteReceipt({ db }: Deps, bearer: AccountBearer, place: ReceiptPlace): Promise<void> {
  const { receipt } = await requireReceipt(db, bearer, place)
  const rows = await db.delete(receipts).where(isAt(receipt)).returning({ id: receipts.id })
  if (rows.length === 0) throw new PlinkError('RECEIPT_NOT_FOUND')
}
