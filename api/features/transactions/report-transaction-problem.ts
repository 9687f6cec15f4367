import type { TransactionCase, TransactionProblemRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import { openCase } from '#api/money/annotations/transaction-cases.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { requireTransaction } from './transactions.store.ts'

/** Throws `TRANSACTION_NOT_FOUND`, `CASE_OPEN`, `CASE_LIMIT_REACHED`. */
export async function reportTransactionProblem(
  { db, clock }: Deps,
  { account, person }: SessionBearer,
  referenceId: string,
  { problem, text }: TransactionProblemRequest,
): Promise<TransactionCase> {
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    await requireTransaction(tx, walletId, referenceId)
    const report = { walletId, writtenBy: person.id, referenceId, problem, text, at: clock() }
    return keepResponse(tx, await openCase(tx, report), 201)
  })
}
