import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { TransactionCategory } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransactionCategoryRow, transactionCategories } from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { cleanCategoryName, isCategoryName } from '#domain/money/annotations.ts'

const { name, nameArabic, walletId, id, createdAt, slot } = transactionCategories

export const categoriesOf = (db: Db, wallet: string): Promise<TransactionCategoryRow[]> =>
  db.select().from(transactionCategories).where(eq(walletId, wallet)).orderBy(asc(createdAt), asc(slot))

export const isCategory = (wallet: string, category: string): SQL | undefined =>
  and(eq(id, category), eq(walletId, wallet))

/** Throws `CATEGORY_NOT_FOUND`, also for another account's. */
export async function requireCategory(db: Db, wallet: string, category: string): Promise<void> {
  if ((await db.$count(transactionCategories, isCategory(wallet, category))) === 0)
    throw new PlinkError('CATEGORY_NOT_FOUND')
}

/** Returns the name as it is stored. Throws `VALIDATION_ERROR`. */
export function validCategoryName(input: string): string {
  if (!isCategoryName(input))
    throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Must have 2 to 40 characters' } })
  return cleanCategoryName(input)
}

/** Throws `CATEGORY_EXISTS` if another category than `except` has the name in either language. */
export async function requireFreeName(db: Db, wallet: string, newName: string, except?: string): Promise<void> {
  const hasName = or(sql`lower(${name}) = lower(${newName})`, sql`lower(${nameArabic}) = lower(${newName})`)
  const count = await db.$count(
    transactionCategories,
    and(eq(walletId, wallet), hasName, except === undefined ? undefined : ne(id, except)),
  )
  if (count > 0) throw new PlinkError('CATEGORY_EXISTS')
}

export const presentCategory = (
  row: Pick<TransactionCategoryRow, 'id' | 'name' | 'nameArabic'>,
): TransactionCategory => ({
  categoryId: row.id,
  name: row.name,
  ...(row.nameArabic && { nameArabic: row.nameArabic }),
})
