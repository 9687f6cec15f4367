import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AdminEventSubject } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { adminEvents } from '#api/db/schema/admin.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { lockouts } from '#api/db/schema/security.ts'
import { addSeconds } from '#api/platform/clock.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isAbout, recordAdminEvent } from '#api/staff/admin-events.ts'

/** Applicants with their sign-in lock, if any. */
export const selectCustomers = (db: Db, condition: SQL | undefined) =>
  db
    .select({ applicant: applicants, lockout: lockouts })
    .from(applicants)
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

const SAME_LOOK_SECONDS = 30 * 60

type Look = { type: 'customer_viewed'; subject: AdminEventSubject } | { type: 'customers_listed'; subject?: undefined }

/**
 * Records that somebody of the staff looks at a customer's data, or at those of many in a list. A page reads several times, and again when
 * it gets the focus, which is the same look. The lock lets only one of several reads at once record it.
 */
export async function recordLook(db: Db, adminId: string, { type, subject }: Look, at: Date): Promise<void> {
  const isSameLook = and(
    subject && isAbout(subject),
    eq(adminEvents.type, type),
    eq(adminEvents.adminId, adminId),
    gt(adminEvents.at, addSeconds(at, -SAME_LOOK_SECONDS)),
  )
  if ((await db.$count(adminEvents, isSameLook)) > 0) return
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${type} ${adminId} ${subject?.id ?? ''}`}))`)
    if ((await tx.$count(adminEvents, isSameLook)) > 0) return
    await recordAdminEvent(tx, { adminId, type, ...(subject && { subject }), at })
  })
}
