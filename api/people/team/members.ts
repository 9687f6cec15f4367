import { and, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'

/** Returns the people who have joined the business of this account, without the person who opened it. */
export const membersOf = (db: Db, businessId: string): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.businessId, businessId), isNull(accounts.closedAt)))
    .orderBy(accounts.createdAt, accounts.id)

/** Returns the ids of the owners, including the person who opened the business. */
export async function ownersOf(db: Db, businessId: string): Promise<string[]> {
  const isOfBusiness = or(eq(accounts.id, businessId), eq(accounts.businessId, businessId))
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isOfBusiness, eq(accounts.role, 'owner'), isNull(accounts.closedAt)))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

export const phoneEnd = (phone: string): string => phone.slice(-4)
