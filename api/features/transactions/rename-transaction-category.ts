import type { TransactionCategory } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transactionCategories } from '#api/kernel/db/schema/annotations.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import {
  isCategory,
  presentCategory,
  requireCategory,
  requireFreeName,
  validCategoryName,
} from './transaction-categories.store.ts'

/** The new name applies in both languages. Throws `VALIDATION_ERROR`, `CATEGORY_NOT_FOUND`, `CATEGORY_EXISTS`. */
export async function renameTransactionCategory(
  { db }: Deps,
  { account }: AccountBearer,
  categoryId: string,
  input: string,
): Promise<TransactionCategory> {
  const name = validCategoryName(input)
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    await requireCategory(tx, walletId, categoryId)
    await requireFreeName(tx, walletId, name, categoryId)
    await tx.update(transactionCategories).set({ name, nameArabic: null }).where(isCategory(walletId, categoryId))
    return presentCategory({ id: categoryId, name, nameArabic: null })
  })
}
