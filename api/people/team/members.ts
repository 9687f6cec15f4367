import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'

/** Those who have joined the business of this account, without who opened it. */
export const membersOf = (db: Db, businessId: string): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.businessId, businessId), isNull(accounts.closedAt)))
    .orderBy(accounts.createdAt, accounts.id)

export const phoneEnd = (phone: string): string => phone.slice(-4)
