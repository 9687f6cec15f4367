import type { TransactionCategory } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { transactionCategories } from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_CATEGORIES } from '#domain/money/annotations.ts'
import { categoriesOf, presentCategory, requireFreeName, validCategoryName } from './transaction-categories.store.ts'

/** Throws `VALIDATION_ERROR`, `CATEGORY_EXISTS`, `CATEGORY_LIMIT_REACHED`. */
export async function createTransactionCategory(
  { db, clock }: Deps,
  { account }: AccountBearer,
  input: string,
): Promise<TransactionCategory> {
  const name = validCategoryName(input)
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    await requireFreeName(tx, walletId, name)
    const row = { id: crypto.randomUUID(), walletId, slot: await freeSlot(tx, walletId), name, createdAt: clock() }
    await tx.insert(transactionCategories).values(row)
    return presentCategory({ ...row, nameArabic: null })
  })
}

async function freeSlot(tx: Db, walletId: string): Promise<number> {
  const slots = new Set((await categoriesOf(tx, walletId)).map(({ slot }) => slot))
  for (let slot = 1; slot <= MAX_CATEGORIES; slot += 1) if (!slots.has(slot)) return slot
  throw new PlinkError('CATEGORY_LIMIT_REACHED')
}
