import type { Transaction, UpdateTransactionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionAnnotations } from '#api/kernel/db/schema/annotations.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { cleanNote } from '#domain/money/annotations.ts'
import { presentOwnTransaction } from './present-transaction.ts'
import { requireCategory } from './transaction-categories.store.ts'
import { requireTransaction } from './transactions.store.ts'

/** Changes the fields that the request names. Throws `TRANSACTION_NOT_FOUND`, `CATEGORY_NOT_FOUND`. */
export async function updateTransaction(
  { db, clock }: Deps,
  { account }: AccountBearer,
  referenceId: string,
  { note, categoryId }: UpdateTransactionRequest,
): Promise<Transaction> {
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    await requireTransaction(tx, walletId, referenceId)
    if (categoryId) await requireCategory(tx, walletId, categoryId)
    const changes = {
      ...(note !== undefined && { note: (note && cleanNote(note)) || null }),
      ...(categoryId !== undefined && { categoryId }),
      updatedAt: clock(),
    }
    await tx
      .insert(transactionAnnotations)
      .values({ id: referenceId, walletId, ...changes })
      .onConflictDoUpdate({ target: transactionAnnotations.id, set: changes })
    return presentOwnTransaction(await requireTransaction(tx, walletId, referenceId))
  })
}
