import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CategoryRuleRequest, CreatedCategoryRule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { categoryRules, transactionAnnotations } from '#api/kernel/db/schema/annotations.ts'
import { ledgerAccounts, transactions } from '#api/kernel/db/schema/ledger.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { CATEGORIZED_EARLIER, MAX_CATEGORY_RULES } from '#domain/money/annotations.ts'
import { presentRule, rulesOf } from './category-rules.store.ts'
import { requireCategory } from './transaction-categories.store.ts'
import { requireTransaction } from './transactions.store.ts'

/**
 * Makes a rule for the counterparty of a transaction, in place of an earlier one. Throws `TRANSACTION_NOT_FOUND`, `CATEGORY_NOT_FOUND`,
 * `CATEGORY_RULE_LIMIT_REACHED`.
 */
export async function createCategoryRule(
  { db, clock }: Deps,
  { account }: AccountBearer,
  { referenceId, categoryId, applyToEarlier }: CategoryRuleRequest,
): Promise<CreatedCategoryRule> {
  return db.transaction(async tx => {
    const { id: walletId } = await lockOwner(tx, account.id)
    const { counterparty, counterpartyArabic } = await requireTransaction(tx, walletId, referenceId)
    await requireCategory(tx, walletId, categoryId)
    const [earlier] = await rulesOf(tx, walletId, counterparty)
    if (!earlier) await requireRoom(tx, walletId)
    await tx
      .insert(categoryRules)
      .values({ id: crypto.randomUUID(), walletId, counterparty, counterpartyArabic, categoryId, createdAt: clock() })
      .onConflictDoUpdate({ target: [categoryRules.walletId, categoryRules.counterparty], set: { categoryId } })
    const applied = applyToEarlier ? await applyTo(tx, { walletId, counterparty, categoryId }, clock()) : 0
    const [rule] = await rulesOf(tx, walletId, counterparty)
    return { rule: presentRule(rule!), applied }
  })
}

/** The owner is locked, so nobody else adds a rule meanwhile. */
async function requireRoom(tx: Db, walletId: string): Promise<void> {
  const count = await tx.$count(categoryRules, eq(categoryRules.walletId, walletId))
  if (count >= MAX_CATEGORY_RULES) throw new PlinkError('CATEGORY_RULE_LIMIT_REACHED')
}

interface AppliedRule {
  walletId: string
  counterparty: string
  categoryId: string
}

/** Gives the category to the newest transactions of the counterparty that have none. There is no index by counterparty, so their number is bounded. */
async function applyTo(tx: Db, { walletId, counterparty, categoryId }: AppliedRule, now: Date): Promise<number> {
  const newest = sql`(
    select candidate.reference_id, candidate.counterparty
    from ${ledgerAccounts} as account
    cross join lateral (
      select reference_id, counterparty from ${transactions}
      where account_id = account.id
      order by created_at desc, sequence desc
      limit ${CATEGORIZED_EARLIER}
    ) as candidate
    where account.wallet_id = ${walletId} and account.kind in ('main', 'sub')
  )`
  const rows = await tx
    .insert(transactionAnnotations)
    .select(
      sql`select newest.reference_id, ${walletId}::uuid, ${categoryId}::uuid, null, ${now.toISOString()}::timestamptz
        from ${newest} as newest where newest.counterparty = ${counterparty}`,
    )
    .onConflictDoUpdate({
      target: transactionAnnotations.id,
      set: { categoryId, updatedAt: now },
      setWhere: and(isNull(transactionAnnotations.categoryId)),
    })
    .returning({ id: transactionAnnotations.id })
  return rows.length
}
