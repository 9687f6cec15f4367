import type { TransactionCategoryList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_CATEGORIES } from '#domain/money/annotations.ts'
import { categoriesOf, presentCategory } from './transaction-categories.store.ts'

/** All categories of the account, oldest first. */
export async function listTransactionCategories(
  { db }: Deps,
  { account }: AccountBearer,
): Promise<TransactionCategoryList> {
  const { id } = await walletOf(db, account.id)
  const rows = await categoriesOf(db, id)
  return { items: rows.map(presentCategory), nextCursor: null, max: MAX_CATEGORIES }
}
