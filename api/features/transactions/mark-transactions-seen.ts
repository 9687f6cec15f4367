import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { markSeen } from '#api/money/ledger/wallets.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

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
