import type { MoveRequest, Transaction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentTransaction } from '#api/features/transactions/present-transaction.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { post } from '#api/money/ledger/post.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/**
 * Moves money between the main wallet and its sub-wallets.
 * @param idempotencyKey makes a repetition return the first move, also after a crash
 */
export async function moveMoney(
  deps: Deps,
  { account }: AccountBearer,
  request: MoveRequest,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Transaction> {
  const { id } = await walletOf(deps.db, account.id)
  const { transaction } = await post(deps, id, { ...request, kind: 'move', key: `move:${idempotencyKey}` })
  return presentTransaction(transaction)
}
