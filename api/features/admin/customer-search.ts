import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import { lockouts } from '#api/db/schema/security.ts'

const MOST = 20

/** Those of `0561`, the shortest beginning that may be looked for. */
const FEWEST_SUBSCRIBER_DIGITS = 3

/** How a Saudi mobile number may begin, up to the digits that every one of them has. */
const BEFORE_SUBSCRIBER = /^(?:(?:00)?966)?0?(?=5)/

/** Whoever has a number that begins with these digits, accounts and unfinished sign-ups, the newest first. */
export function findCustomers(db: Db, digits: string) {
  return customers(
    db,
    or(
      phoneBeginsWith(digits.replace(BEFORE_SUBSCRIBER, '')),
      like(applicants.nationalId, `${digits}%`),
      like(applicants.crNumber, `${digits}%`),
    ),
  )
    .orderBy(desc(applicants.createdAt), desc(applicants.id))
    .limit(MOST)
}

/** Nobody's, where hardly more than the country code is there: that is how every number begins. */
function phoneBeginsWith(subscriber: string): SQL | undefined {
  return subscriber.length < FEWEST_SUBSCRIBER_DIGITS ? undefined : like(applicants.phone, `+966${subscriber}%`)
}

export async function findCustomer(db: Db, id: string) {
  const [customer] = await customers(db, eq(applicants.id, id))
  return customer
}

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

const customers = (db: Db, which: SQL | undefined) =>
  db
    .select({ applicant: applicants, account: accounts, businessName: profiles.businessName, lockout: lockouts })
    .from(applicants)
    .leftJoin(accounts, eq(accounts.id, applicants.id))
    .leftJoin(profiles, eq(profiles.accountId, applicants.id))
    .leftJoin(lockouts, and(eq(lockouts.type, 'login'), eq(lockouts.subject, sql`${applicants.id}::text`)))
    .where(which)
