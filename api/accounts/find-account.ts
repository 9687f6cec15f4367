import { eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type Account, accounts } from '#api/db/schema/auth.ts'
import { loginIdentifierKind } from '#domain/login-identifier.ts'

const COLUMNS = { phone: accounts.phone, id: accounts.nationalId, unn: accounts.crNumber }

/**
 * The account with this identifier: its phone, its owner's ID or the unified national number of its business. An invalid identifier is
 * looked up too, so that the response takes equally long.
 */
export async function findAccount(db: Db, identifier: string): Promise<Account | undefined> {
  const { kind, value } = loginIdentifierKind(identifier)
  return kind === 'unknown' ? accountWhere(db, 'phone', '') : accountWhere(db, kind, value)
}

async function accountWhere(db: Db, kind: keyof typeof COLUMNS, value: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(COLUMNS[kind], value))
  return account
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}
