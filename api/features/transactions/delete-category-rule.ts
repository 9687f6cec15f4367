import { and, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { categoryRules } from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** Transactions keep the category that the rule has given them. Throws `CATEGORY_RULE_NOT_FOUND`. */
export async function deleteCategoryRule({ db }: Deps, { account }: AccountBearer, ruleId: string): Promise<void> {
  await db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    const isThis = and(eq(categoryRules.id, ruleId), eq(categoryRules.walletId, walletId))
    const [deleted] = await tx.delete(categoryRules).where(isThis).returning({ id: categoryRules.id })
    if (!deleted) throw new PlinkError('CATEGORY_RULE_NOT_FOUND')
  })
}
