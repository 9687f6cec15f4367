import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRules, approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'

/**
 * Locks the owner's row, before everything else of the business. Payments share the lock, so that each is made or approved under the rules from
 * before a change or from after it, and not in between.
 */
export async function lockBusiness(tx: Db, accountId: string, strength: 'share' | 'no key update'): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for(strength)
}

/** Returns how many other people must approve this amount under the rules of the business. */
export async function approvalsFor(tx: Db, accountId: string, amount: number): Promise<number> {
  const [rule] = await tx
    .select({ approvals: approvalRules.approvals })
    .from(approvalRules)
    .where(and(eq(approvalRules.accountId, accountId), lte(approvalRules.fromAmount, amount)))
    .orderBy(desc(approvalRules.fromAmount))
    .limit(1)
  return rule?.approvals ?? 0
}

/** Returns who must approve this amount that the maker makes, if a rule names somebody. */
export async function approverFor(tx: Db, accountId: string, makerId: string, amount: number): Promise<string | null> {
  const { accountId: account, makerId: maker, fromAmount, approverId } = approvalRulesByPerson
  const [rule] = await tx
    .select({ approverId })
    .from(approvalRulesByPerson)
    .where(and(eq(account, accountId), eq(maker, makerId), lte(fromAmount, amount)))
    .orderBy(desc(fromAmount))
    .limit(1)
  return rule?.approverId ?? null
}

/** Returns the people of a business who have one of these roles. */
export async function peopleWithRole(db: Db, accountId: string, roles: Account['role'][]): Promise<string[]> {
  const isOfBusiness = or(eq(accounts.id, accountId), eq(accounts.businessId, accountId))
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isOfBusiness, inArray(accounts.role, roles), isNull(accounts.closedAt)))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

/**
 * Whether this person may confirm the draft. Only its maker confirms a payment, so that nobody approves their own. Anyone may confirm one that a
 * program made.
 */
export const isMaker = (madeBy: string | null, { id }: Pick<Account, 'id'>): boolean => madeBy === null || madeBy === id

export const APPROVING: Account['role'][] = ['owner', 'approver']
export const MAKING: Account['role'][] = ['owner', 'maker']
