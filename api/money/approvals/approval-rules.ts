import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRules } from '#api/kernel/db/schema/approvals.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'

/**
 * Locks who opened the business, before everything else of it. Payments share the lock, so that each is made or approved under the rules of
 * before or after a change, and none in between.
 */
export async function lockBusiness(tx: Db, accountId: string, strength: 'share' | 'no key update'): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for(strength)
}

/** By how many others the rules of the business want this amount approved. */
export async function approvalsFor(tx: Db, accountId: string, amount: number): Promise<number> {
  const [rule] = await tx
    .select({ approvals: approvalRules.approvals })
    .from(approvalRules)
    .where(and(eq(approvalRules.accountId, accountId), lte(approvalRules.fromAmount, amount)))
    .orderBy(desc(approvalRules.fromAmount))
    .limit(1)
  return rule?.approvals ?? 0
}

/** Those of a business with one of these roles. */
export async function peopleWithRole(db: Db, accountId: string, roles: Account['role'][]): Promise<string[]> {
  const isOfBusiness = or(eq(accounts.id, accountId), eq(accounts.businessId, accountId))
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isOfBusiness, inArray(accounts.role, roles), isNull(accounts.closedAt)))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

/** Whether the draft is this person's to confirm: who made a payment confirms it, so that nobody approves their own. A program makes one for everybody. */
export const isMaker = (madeBy: string | null, { id }: Pick<Account, 'id'>): boolean => madeBy === null || madeBy === id

export const APPROVING: Account['role'][] = ['owner', 'approver']
export const MAKING: Account['role'][] = ['owner', 'maker']
