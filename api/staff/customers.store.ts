import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { AdminEventSubject, NamedCustomer } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordAdminEvent } from './admin-events.ts'

/** Applicants with their sign-in lock and the freeze of their wallet, if any. */
export const selectCustomers = (db: Db, condition: SQL | undefined) =>
  db
    .select({ applicant: applicants, lockout: lockouts, frozenAt: wallets.frozenAt })
    .from(applicants)
    .leftJoin(lockouts, and(eq(lockouts.type, 'login'), eq(lockouts.subject, sql`${applicants.id}::text`)))
    .leftJoin(wallets, eq(wallets.accountId, applicants.id))
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

/** The customers that these name, such as requests of the staff. */
export const subjectsOf = (naming: Iterable<{ customer?: NamedCustomer | undefined }>): AdminEventSubject[] =>
  Array.from(naming).flatMap(({ customer }) =>
    customer ? [{ kind: 'customer', id: customer.customerId, name: customer.phoneNumber }] : [],
  )

const SAME_VIEW_SECONDS = 30 * 60

type ViewType = 'customer_viewed' | 'customers_listed'

/** Records that a member of the staff views the data of these customers. A customer may be named twice. */
export async function recordViews(
  db: Db,
  adminId: string,
  viewedSubjects: AdminEventSubject[],
  at: Date,
): Promise<void> {
  const subjects = [...new Map(viewedSubjects.map(subject => [subject.id, subject])).values()]
  const type = 'customer_viewed'
  await recordNewViews(db, { adminId, type, at }, async tx => {
    const isAnyOf = and(
      eq(adminEvents.subjectKind, 'customer'),
      inArray(
        adminEvents.subjectId,
        subjects.map(({ id }) => id),
      ),
    )
    const events = await tx
      .select({ id: adminEvents.subjectId })
      .from(adminEvents)
      .where(and(isAnyOf, isSameView({ adminId, type, at })))
    return subjects.filter(subject => !events.some(({ id }) => id === subject.id)).map(subject => ({ subject }))
  })
}

/** Records that a member of the staff views the list of customers. */
export async function recordListView(db: Db, adminId: string, at: Date): Promise<void> {
  const view = { adminId, type: 'customers_listed', at } as const
  await recordNewViews(db, view, async tx => ((await tx.$count(adminEvents, isSameView(view))) > 0 ? [] : [{}]))
}

interface View {
  adminId: string
  type: ViewType
  at: Date
}

/**
 * A page reads several times, and again when it gets the focus. All that counts as one view. The lock lets only one of several concurrent reads
 * record it.
 */
async function recordNewViews(
  db: Db,
  view: View,
  findNew: (tx: Db) => Promise<{ subject?: AdminEventSubject }[]>,
): Promise<void> {
  if ((await findNew(db)).length === 0) return
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${view.type} ${view.adminId}`}))`)
    for (const subject of await findNew(tx)) await recordAdminEvent(tx, { ...view, ...subject })
  })
}

const isSameView = ({ adminId, type, at }: View) =>
  and(
    eq(adminEvents.type, type),
    eq(adminEvents.adminId, adminId),
    gt(adminEvents.at, addSeconds(at, -SAME_VIEW_SECONDS)),
  )
