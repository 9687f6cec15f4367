import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { MoveRequest, Transaction } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/ledger/find-wallet.ts'
import { post } from '#api/ledger/post.ts'
import { presentTransaction } from './present-transaction.ts'

/**
 * Moves money between the main wallet and its sub-wallets.
 * @param idempotencyKey makes a repetition return the first move, also after a crash
 */
export async function moveMoney(
  deps: Deps,
  { account }: AccountBearer,
  asked: MoveRequest,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Transaction> {
  const { id } = await walletOf(deps.db, account.id)
  const { transaction } = await post(deps, id, { ...asked, kind: 'move', key: `move:${idempotencyKey}` })
  return presentTransaction(transaction)
}
