import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** Returns a member other than the person who opened the account. Throws `MEMBER_NOT_FOUND`, `OPENER_STAYS`. */
export async function requireMember(db: Db, business: Account, memberId: string): Promise<Account> {
  if (memberId === business.id) throw new PlinkError('OPENER_STAYS')
  const isTheirs = and(eq(accounts.businessId, business.id), isNull(accounts.closedAt))
  const [member] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, memberId), isTheirs))
  if (!member) throw new PlinkError('MEMBER_NOT_FOUND')
  return member
}

/** Returns the name of a business in messages. */
export async function businessName(db: Db, businessId: string): Promise<string> {
  const [business] = await db.select({ name: applicants.name }).from(applicants).where(eq(applicants.id, businessId))
  return business?.name ?? 'the business'
}
