import type { ReceiptList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_RECEIPTS_PER_TRANSACTION } from '#domain/money/annotations.ts'
import { presentReceipt, type ReceiptOwner, receiptsOf, requireSubject } from './receipts.store.ts'

/** All receipts of a transaction or payment, oldest first. Throws `TRANSACTION_NOT_FOUND`, `PAYMENT_NOT_FOUND`. */
export async function listReceipts({ db }: Deps, bearer: AccountBearer, owner: ReceiptOwner): Promise<ReceiptList> {
  const rows = await receiptsOf(db, await requireSubject(db, bearer, owner))
  return { items: rows.map(presentReceipt), nextCursor: null, max: MAX_RECEIPTS_PER_TRANSACTION }
}
