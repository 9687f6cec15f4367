import type { PostingRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { presentTransaction } from '#api/features/transactions/present-transaction.ts'
import { accountOf } from '#api/kernel/db/account-time.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { requireVisible } from '#api/staff/require-visible.ts'
import { visibleLine } from '#domain/visible-text.ts'

/** Posts to the wallet of a phone in place of an outside payer or payee. */
export async function createSandboxPosting(deps: Deps, { phoneNumber, ...instruction }: PostingRequest) {
  const walletId = await walletIdOfPhone(deps.db, phoneNumber)
  const posting = withVisibleNames(instruction)
  const { transaction, hold } = await deps.accountTime.run(deps.db, accountOf(walletId), () =>
    post(deps, walletId, posting),
  )
  return { transaction: presentTransaction(transaction), ...(hold && { holdId: hold.id }) }
}

/** The names of a counterparty are stored as they are seen. */
function withVisibleNames<Instruction extends object>(instruction: Instruction): Instruction {
  const names: { counterparty?: string; counterpartyArabic?: string } = instruction
  const { counterparty, counterpartyArabic } = names
  return {
    ...instruction,
    ...(counterparty !== undefined && { counterparty: visibleLine(requireVisible('counterparty', counterparty)) }),
    ...(counterpartyArabic !== undefined && { counterpartyArabic: visibleLine(counterpartyArabic) }),
  }
}
