import { and, ilike, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordListView, selectCustomers } from '#api/staff/customers.store.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'
import { digitsOnly, toWesternDigits } from '#domain/digits.ts'
import { visibleLine, withoutInvisible } from '#domain/visible-text.ts'

const MIN_DIGITS = 4

/** The trigram index needs this many letters to find them within a word. */
const INDEXED_LETTERS = 3

/** People write numbers with spaces and hyphens and in Arabic digits. */
const NUMBER = /^\+?[\d\s-]+$/

/** The prefixes of a Saudi mobile number, up to the digit that every one of them has. */
const PREFIX = /^(?:(?:00)?966)?0?(?=5)/

interface Search {
  q?: string | undefined
  sort: 'newest' | 'oldest' | 'name'
  cursor?: string | undefined
}

/** A page of customers and unfinished sign-ups. The look is recorded before anything is returned. */
export async function searchCustomers(
  { db, clock }: Deps,
  { admin }: AdminBearer,
  { q, sort, cursor }: Search,
): Promise<CustomerList> {
  const isBusiness = isNull(applicants.invitationId)
  const matches =
    q === undefined
      ? isBusiness
      : or(and(isBusiness, or(isNamed(visibleLine(q)), hasNumberOfBusiness(q))), isOfPerson(q))
  const { areNext, order } = await rowsAfter(db, cursor, ORDERS[sort])
  const customers = await selectCustomers(db, and(matches, areNext))
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
  await recordListView(db, admin.id, clock())
  const { rows, nextCursor } = pageOf(customers, ({ applicant }) => applicant.id)
  return { items: rows.map(each => presentCustomer(each, clock())), nextCursor }
}

const { id, name, since } = applicants

const byTime = [since, id]
const byName = [sql`(${name} is null)`, sql`lower(coalesce(${name}, ''))`, id]

const ORDERS: Record<Search['sort'], RowOrder> = {
  newest: { id, key: byTime, direction: 'descending' },
  oldest: { id, key: byTime, direction: 'ascending' },
  name: { id, key: byName, direction: 'ascending' },
}

/**
 * Matches a part of a name, in any case. For one or two letters the index only knows where a word begins, and without the index a search that
 * matches nothing would read every name.
 */
function isNamed(q: string): SQL | undefined {
  const escapedText = q.replaceAll(/[\\%_]/g, '\\$&')
  const patterns =
    q.length < INDEXED_LETTERS ? [`${escapedText}%`, `% ${escapedText}%`, `%\n${escapedText}%`] : [`%${escapedText}%`]
  return or(...patterns.map(pattern => ilike(applicants.names, pattern)))
}

/** Matches a whole phone or ID number, which is the only way to find members. There is no condition for other text. */
function isOfPerson(q: string): SQL | undefined {
  const digits = digitsIn(q)
  if (digits === undefined) return undefined
  return or(hasValue(applicants.phone, `+966${digits.replace(PREFIX, '')}`), hasValue(applicants.nationalId, digits))
}

/** Matches the beginning of a number of a business. There is no condition for other text. */
function hasNumberOfBusiness(q: string): SQL | undefined {
  const digits = digitsIn(q)
  if (digits === undefined) return undefined
  return or(like(applicants.crNumber, `${digits}%`), like(applicants.unifiedNumber, `${digits}%`))
}

/** Returns undefined for other text, and for fewer digits than `MIN_DIGITS`. */
function digitsIn(q: string): string | undefined {
  const digits = digitsOnly(q)
  return NUMBER.test(withoutInvisible(toWesternDigits(q)).trim()) && digits.length >= MIN_DIGITS ? digits : undefined
}
