import { and, eq } from 'drizzle-orm'
import type { TransactionCase } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import { lockCase, stepCase } from '#api/money/annotations/transaction-cases.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** Throws `CASE_NOT_FOUND`, `CASE_CLOSED`. */
export async function closeTransactionCase(
  { db, clock }: Deps,
  { account }: AccountBearer,
  caseId: string,
): Promise<TransactionCase> {
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    const row = await lockCase(tx, and(eq(transactionCases.id, caseId), eq(transactionCases.walletId, walletId)))
    return keepResponse(tx, await stepCase(tx, row, { state: 'closed', cause: 'closed_by_customer', at: clock() }))
  })
}
