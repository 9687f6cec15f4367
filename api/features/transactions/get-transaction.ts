import type { Transaction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { presentTransaction } from './present-transaction.ts'
import { findTransaction } from './transactions.store.ts'

/** A transaction of the main wallet or any of its sub-wallets. */
export async function getTransaction(
  { db }: Deps,
  { account }: AccountBearer,
  referenceId: string,
): Promise<Transaction> {
  const wallet = await walletOf(db, account.id)
  const found = await findTransaction(db, wallet.id, referenceId)
  if (!found) throw new PlinkError('TRANSACTION_NOT_FOUND')
  return presentTransaction(found)
}
