import type { ReceiptList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_RECEIPTS_PER_TRANSACTION } from '#domain/money/annotations.ts'
import { presentReceipt, receiptsOf } from './receipts.store.ts'
import { requireTransaction } from './transactions.store.ts'

/** All receipts of a transaction, oldest first. Throws `TRANSACTION_NOT_FOUND`. */
export async function listReceipts(
  { db }: Deps,
  { account }: AccountBearer,
  referenceId: string,
): Promise<ReceiptList> {
  const { id: walletId } = await walletOf(db, account.id)
  await requireTransaction(db, walletId, referenceId)
  const rows = await receiptsOf(db, referenceId)
  return { items: rows.map(presentReceipt), nextCursor: null, max: MAX_RECEIPTS_PER_TRANSACTION }
}
