import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentOwnTransaction } from './present-transaction.ts'
import { requireTransaction } from './transactions.store.ts'

/** A transaction of the main wallet or any of its sub-wallets. Throws `TRANSACTION_NOT_FOUND`. */
export async function getTransaction(
  { db }: Deps,
  { account }: AccountBearer,
  referenceId: string,
): Promise<Transaction> {
  const wallet = await walletOf(db, account.id)
  return presentOwnTransaction(await requireTransaction(db, wallet.id, referenceId))
}
