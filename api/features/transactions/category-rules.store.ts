import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { CategoryRule } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type CategoryRuleRow,
  categoryRules,
  type TransactionCategoryRow,
  transactionCategories,
} from '#api/kernel/db/schema/annotations.ts'
import { presentCategory } from './transaction-categories.store.ts'

export type RuleWithCategory = CategoryRuleRow & { category: TransactionCategoryRow }

/** Returns the rules of a wallet, or the one of a counterparty, by the names of the counterparties. */
export const rulesOf = (db: Db, walletId: string, counterparty?: string): Promise<RuleWithCategory[]> =>
  db
    .select({ ...getTableColumns(categoryRules), category: getTableColumns(transactionCategories) })
    .from(categoryRules)
    .innerJoin(transactionCategories, eq(transactionCategories.id, categoryRules.categoryId))
    .where(
      and(
        eq(categoryRules.walletId, walletId),
        counterparty === undefined ? undefined : eq(categoryRules.counterparty, counterparty),
      ),
    )
    .orderBy(asc(categoryRules.counterparty))

export const presentRule = ({
  id,
  counterparty,
  counterpartyArabic,
  category,
  createdAt,
}: RuleWithCategory): CategoryRule => ({
  ruleId: id,
  counterparty,
  ...(counterpartyArabic && { counterpartyArabic }),
  category: presentCategory(category),
  createdAt: createdAt.toISOString(),
})
