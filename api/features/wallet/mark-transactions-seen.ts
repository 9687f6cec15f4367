import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/ledger/find-wallet.ts'
import { markSeen } from '#api/ledger/wallets.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

/** Marks a transaction and all before it as seen. */
export async function markTransactionsSeen(
  { db }: Deps,
  { account }: AccountBearer,
  referenceId: string,
): Promise<void> {
  const wallet = await walletOf(db, account.id)
  const isMarked = await markSeen(db, wallet.id, referenceId)
  if (!isMarked) throw new PlinkError('TRANSACTION_NOT_FOUND')
}
