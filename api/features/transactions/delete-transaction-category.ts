import type { Deps } from '#api/deps.ts'
import { transactionCategories } from '#api/kernel/db/schema/annotations.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { isCategory, requireCategory } from './transaction-categories.store.ts'

/** Deletes the category. The foreign key leaves its transactions without one. Throws `CATEGORY_NOT_FOUND`. */
export async function deleteTransactionCategory(
  { db }: Deps,
  { account }: AccountBearer,
  categoryId: string,
): Promise<void> {
  await db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    await requireCategory(tx, walletId, categoryId)
    await tx.delete(transactionCategories).where(isCategory(walletId, categoryId))
  })
}
