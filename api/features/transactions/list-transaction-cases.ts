import type { TransactionCaseList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { casesOf } from '#api/money/annotations/transaction-cases.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireTransaction } from './transactions.store.ts'

/** Returns the reported problems of a transaction, the newest first. Throws `TRANSACTION_NOT_FOUND`. */
export async function listTransactionCases(
  { db }: Deps,
  { account }: AccountBearer,
  referenceId: string,
): Promise<TransactionCaseList> {
  const { id: walletId } = await walletOf(db, account.id)
  await requireTransaction(db, walletId, referenceId)
  return { items: await casesOf(db, referenceId), nextCursor: null }
}
