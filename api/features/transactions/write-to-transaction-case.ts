import { and, eq } from 'drizzle-orm'
import type { TransactionCase } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import { lockCase, stepCase, write } from '#api/money/annotations/transaction-cases.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** Adds a text, after which the case waits for the staff again. Throws `CASE_NOT_FOUND`, `CASE_CLOSED`, `CASE_LIMIT_REACHED`. */
export async function writeToTransactionCase(
  { db, clock }: Deps,
  { account, person }: SessionBearer,
  caseId: string,
  text: string,
): Promise<TransactionCase> {
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    const row = await lockCase(tx, and(eq(transactionCases.id, caseId), eq(transactionCases.walletId, walletId)))
    const at = clock()
    await write(tx, caseId, { writtenBy: person.id, text, at })
    return keepResponse(tx, await stepCase(tx, row, { state: 'open', cause: 'replied', at }), 201)
  })
}
