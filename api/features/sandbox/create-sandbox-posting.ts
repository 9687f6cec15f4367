import type { PostingRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentTransaction } from '#api/features/transactions/present-transaction.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { accountOf, atTimeOf } from '#api/outside/sandbox/account-time.ts'

/** Posts to the wallet of a phone in place of those outside who pay it or are paid by it. */
export async function createSandboxPosting(deps: Deps, { phoneNumber, ...instruction }: PostingRequest) {
  const walletId = await walletIdOfPhone(deps.db, phoneNumber)
  const { transaction, hold } = await atTimeOf(deps, accountOf(walletId), () => post(deps, walletId, instruction))
  return { transaction: presentTransaction(transaction), ...(hold && { holdId: hold.id }) }
}
