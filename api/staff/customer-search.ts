import { and, ilike, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
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

/** A name that more people have is no search for one of them. */
const MOST_PEOPLE = 200

/** Returns the ids of people who are called so, in no order and at most `MOST_PEOPLE`. Nobody is called by blank text. */
export async function peopleCalled(db: Db, q: string): Promise<string[]> {
  if (visibleLine(q) === '') return []
  const rows = await db.select({ id: applicants.id }).from(applicants).where(isCalled(q)).limit(MOST_PEOPLE)
  return rows.map(({ id }) => id)
}

/** Returns the accounts of the businesses of people who are called so. */
export async function accountsCalled(db: Db, q: string): Promise<string[]> {
  const people = await peopleCalled(db, q)
  const rows = await db
    .select({ id: sql<string>`coalesce(${accounts.businessId}, ${accounts.id})` })
    .from(accounts)
    .where(inArray(accounts.id, people))
  return rows.map(({ id }) => id)
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
