import { and, eq, exists, ilike, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { digitsOnly, toWesternDigits } from '#domain/digits.ts'
import { visibleLine, withoutInvisible } from '#domain/visible-text.ts'

const MIN_DIGITS = 4

/** The trigram index needs this many letters to find them within a word. */
const INDEXED_LETTERS = 3

/** People write numbers with spaces and hyphens and in Arabic digits. */
const NUMBER = /^\+?[\d\s-]+$/

/** The prefixes of a Saudi mobile number, up to the digit that every one of them has. */
const PREFIX = /^(?:(?:00)?966)?0?(?=5)/

/** Matches everybody but members of somebody else's business. */
export const isBusiness = isNull(applicants.invitationId)

/** Matches what somebody on the phone can say: a part of the name, a number of the business, or a person's whole phone or ID number. */
export const isCalled = (q: string): SQL | undefined =>
  or(and(isBusiness, or(isNamed(visibleLine(q)), hasNumberOfBusiness(q))), isOfPerson(q))

/** Where rows about many kinds of subjects have the id of the customer: as a text, and as a UUID if it is one. */
interface SubjectColumn {
  text: PgColumn
  uuid: SQL
}

/** Matches the rows about people who are called so. Nobody is called by blank text. */
export async function isAboutCalled(db: Db, { text, uuid }: SubjectColumn, q: string): Promise<SQL> {
  const people = await fewCalled(db, q)
  if (people) return inArray(text, people)
  return exists(
    db
      .select({ id: applicants.id })
      .from(applicants)
      .where(and(eq(applicants.id, uuid), isCalled(q))),
  )
}

/** Matches the rows of the businesses of people who are called so, by the column with the account's id. */
export async function isOfBusinessCalled(db: Db, column: PgColumn, q: string): Promise<SQL> {
  const people = await fewCalled(db, q)
  const businesses = db
    .select({ id: sql<string>`coalesce(${accounts.businessId}, ${accounts.id})` })
    .from(accounts)
    .innerJoin(applicants, eq(applicants.id, accounts.id))
  if (people) {
    const rows = await businesses.where(inArray(accounts.id, people))
    return inArray(
      column,
      rows.map(({ id }) => id),
    )
  }
  return exists(businesses.where(and(or(eq(accounts.id, column), eq(accounts.businessId, column)), isCalled(q))))
}

/**
 * A list of so many ids lets the database use the index of the searched rows. If more people are called so, the newest rows are soon found to be
 * theirs, one by one.
 */
const FEW = 200

/** Returns the ids of the people who are called so, or undefined if they are many. */
async function fewCalled(db: Db, q: string): Promise<string[] | undefined> {
  if (visibleLine(q) === '') return []
  const rows = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(isCalled(q))
    .limit(FEW + 1)
  return rows.length > FEW ? undefined : rows.map(({ id }) => id)
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
