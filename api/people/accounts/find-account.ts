import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { loginIdentifierKind } from '#domain/login-identifier.ts'

/** Stands in for an account that does not exist, so that the response takes equally long. The hash is of an unknown password. */
export const DUMMY_ACCOUNT: Account = {
  id: '00000000-0000-0000-0000-000000000000',
  phone: '+966000000000',
  nationalId: '0000000000',
  crNumber: '0000000000',
  unifiedNumber: '0000000000',
  dateOfBirth: '2000-01-01',
  riskRating: 'low',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$2zPy73aX/9JoQY6IwhRHww$3T83hs02/KHwNPxg73nNyJh+NPDM7g8e9/YuzojeP6E',
  passcodeHash: null,
  signInCheck: 'code',
  businessId: null,
  role: 'owner',
  createdAt: new Date(0),
  closedAt: null,
  lastWritePosition: null,
}

const isOpen = isNull(accounts.closedAt)

const accountsWhere = (condition: SQL) =>
  prepareSelect(new QueryBuilder().select(getTableColumns(accounts)).from(accounts).where(and(condition, isOpen)))

const VALUE = sql.placeholder('value')
const ACCOUNTS_BY = {
  phone: accountsWhere(hasValue(accounts.phone, VALUE)),
  id: accountsWhere(hasValue(accounts.nationalId, VALUE)),
  unn: accountsWhere(eq(accounts.unifiedNumber, VALUE)),
}

/**
 * The open account with this identifier: its phone, its owner's ID or the unified national number of its business. An invalid identifier is
 * looked up too, so that the response takes equally long.
 */
export async function findAccount(db: Db, identifier: string): Promise<Account | undefined> {
  const { kind, value } = loginIdentifierKind(identifier)
  return kind === 'unknown' ? accountWhere(db, 'phone', '') : accountWhere(db, kind, value)
}

async function accountWhere(db: Db, kind: keyof typeof ACCOUNTS_BY, value: string): Promise<Account | undefined> {
  const [account] = await ACCOUNTS_BY[kind](db, { value })
  return account
}

/** The open account with this phone. */
export async function accountOfPhone(db: Db, phone: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(hasValue(accounts.phone, phone), isOpen))
  return account
}

/** Throws `ID_DUPLICATE` if the ID has another account than this one. */
export async function requireUnregistered(db: Db, nationalId: string, accountId: string): Promise<void> {
  const isTheirs = and(hasValue(accounts.nationalId, nationalId), isOpen)
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(isTheirs)
  if (account && account.id !== accountId) throw new PlinkError('ID_DUPLICATE')
}

/** Throws `PHONE_DUPLICATE` if the phone has an account. */
export async function requirePhoneUnregistered(db: Db, phone: string): Promise<void> {
  const isTheirs = and(hasValue(accounts.phone, phone), isOpen)
  if ((await db.$count(accounts, isTheirs)) > 0) throw new PlinkError('PHONE_DUPLICATE')
}

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/**
 * The open account with this id, otherwise `DUMMY_ACCOUNT`. Either way the database returns a row of the same size, so that the time does not
 * reveal which it was.
 */
export async function accountOrDummy(db: Db, id: string): Promise<Account> {
  const [account] = await db
    .select(ACCOUNT_OR_DUMMY)
    .from(sql`(select ${id}::uuid as id) wanted`)
    .leftJoin(accounts, sql`${accounts.id} = wanted.id and ${isOpen}`)
  return account!
}

const orDummy = <Column extends PgColumn>(column: Column, value: Column['_']['data']) =>
  sql`coalesce(${column}, ${sql.param(value, column)})`.mapWith(column)

const ACCOUNT_OR_DUMMY = {
  id: orDummy(accounts.id, DUMMY_ACCOUNT.id),
  phone: orDummy(accounts.phone, DUMMY_ACCOUNT.phone),
  nationalId: orDummy(accounts.nationalId, DUMMY_ACCOUNT.nationalId),
  crNumber: orDummy(accounts.crNumber, DUMMY_ACCOUNT.crNumber),
  unifiedNumber: accounts.unifiedNumber,
  dateOfBirth: orDummy(accounts.dateOfBirth, DUMMY_ACCOUNT.dateOfBirth),
  riskRating: orDummy(accounts.riskRating, DUMMY_ACCOUNT.riskRating),
  passwordHash: orDummy(accounts.passwordHash, DUMMY_ACCOUNT.passwordHash),
  passcodeHash: accounts.passcodeHash,
  signInCheck: orDummy(accounts.signInCheck, DUMMY_ACCOUNT.signInCheck),
  businessId: accounts.businessId,
  role: orDummy(accounts.role, DUMMY_ACCOUNT.role),
  createdAt: orDummy(accounts.createdAt, DUMMY_ACCOUNT.createdAt),
  closedAt: accounts.closedAt,
  lastWritePosition: accounts.lastWritePosition,
}
