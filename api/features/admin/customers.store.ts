import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AdminEventSubject } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { accounts } from '#api/db/schema/auth.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import { lockouts } from '#api/db/schema/security.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

/** Applicants with their account, business name and sign-in lock, if any. */
export const selectCustomers = (db: Db, condition: SQL | undefined) =>
  db
    .select({ applicant: applicants, account: accounts, businessName: profiles.businessName, lockout: lockouts })
    .from(applicants)
    .leftJoin(accounts, eq(accounts.id, applicants.id))
    .leftJoin(profiles, eq(profiles.accountId, applicants.id))
    .leftJoin(lockouts, and(eq(lockouts.type, 'login'), eq(lockouts.subject, sql`${applicants.id}::text`)))
    .where(condition)

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Throws `CUSTOMER_NOT_FOUND`. */
export async function requireCustomer(db: Db, id: string): Promise<CustomerRow> {
  const [customer] = await selectCustomers(db, eq(applicants.id, id))
  if (!customer) throw new PlinkError('CUSTOMER_NOT_FOUND')
  return customer
}

/** The customer as the subject of an admin event. */
export const customerSubject = ({ applicant }: CustomerRow): AdminEventSubject => ({
  kind: 'customer',
  id: applicant.id,
  name: applicant.phone,
})
