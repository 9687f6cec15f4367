import { and, asc, desc, eq, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed-columns.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordListView, selectCustomers } from '#api/staff/customers.store.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { digitsOnly, toWesternDigits } from '#domain/digits.ts'

const PAGE_SIZE = 20
const MIN_DIGITS = 4

/** People write numbers with spaces and hyphens and in Arabic digits. */
const NUMBER = /^\+?[\d\s-]+$/

/** The prefixes of a Saudi mobile number, up to the digit that every one of them has. */
const PREFIX = /^(?:(?:00)?966)?0?(?=5)/

interface Search {
  q?: string | undefined
  sort: keyof typeof ORDERS
  cursor?: string | undefined
}

/**
 * A page of customers and unfinished sign-ups. The cursor is the id of the last customer of the page before. The look is in the log before
 * anything is returned.
 */
export async function searchCustomers(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { q, sort, cursor }: Search,
): Promise<CustomerList> {
  const { key, direction, isBehind } = ORDERS[sort]
  const matches = q === undefined ? undefined : or(isNamed(q.trim()), hasNumber(q))
  const behind = cursor === undefined ? undefined : isBehind(keyOf(key), await positionOf(db, key, cursor))
  const found = await selectCustomers(db, and(matches, behind))
    .orderBy(...key.map(direction))
    .limit(PAGE_SIZE + 1)
  await recordListView(db, admin.id, clock())
  const items = found.slice(0, PAGE_SIZE).map(each => presentCustomer(each, clock()))
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.customerId : null }
}

/** The columns of an index each, which reads a page without the rows before it. The id makes the order total. */
const byTime = [sql`${applicants.since}`, sql`${applicants.id}`]
const byName = [sql`(${applicants.name} is null)`, sql`lower(coalesce(${applicants.name}, ''))`, sql`${applicants.id}`]

const keyOf = (columns: SQL[]): SQL => sql.join(columns, sql`, `)

const isBefore = (key: SQL, position: SQL) => sql`(${key}) < ${position}`
const isAfter = (key: SQL, position: SQL) => sql`(${key}) > ${position}`

const ORDERS = {
  newest: { key: byTime, direction: desc, isBehind: isBefore },
  oldest: { key: byTime, direction: asc, isBehind: isAfter },
  name: { key: byName, direction: asc, isBehind: isAfter },
}

/** The key of the customer with this id. It stays in the database, whose times have more digits than a `Date`. */
async function positionOf(db: Db, key: SQL[], customerId: string): Promise<SQL> {
  const isCustomer = eq(applicants.id, customerId)
  if ((await db.$count(applicants, isCustomer)) === 0) throw new PlinkError('CURSOR_INVALID')
  return sql`(select ${keyOf(key)} from ${applicants} where ${isCustomer})`
}

/** A part of a name, in any case. */
const isNamed = (q: string): SQL => ilike(applicants.names, `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`)

/** A phone or ID number, or the beginning of a number of a business. No condition for other text, nor for few digits. */
function hasNumber(q: string): SQL | undefined {
  const digits = digitsOnly(q)
  if (!NUMBER.test(toWesternDigits(q).trim()) || digits.length < MIN_DIGITS) return undefined
  return or(
    hasValue(applicants.phone, `+966${digits.replace(PREFIX, '')}`),
    hasValue(applicants.nationalId, digits),
    like(applicants.crNumber, `${digits}%`),
    like(applicants.unifiedNumber, `${digits}%`),
  )
}
