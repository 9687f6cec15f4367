import { randomUUID } from 'node:crypto'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type {
  AdminEvent,
  AdminEventChange,
  AdminEventSubject,
  AdminEventType,
} from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { adminEvents, admins } from '#api/kernel/db/schema/admin.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'

interface NewAdminEvent {
  adminId: string
  type: AdminEventType
  subject?: AdminEventSubject
  reason?: string
  changes?: AdminEventChange[]
  at: Date
}

/** Records what an administrator did, in the transaction that does it. The table is append-only. */
export async function recordAdminEvent(tx: Db, { subject, ...event }: NewAdminEvent): Promise<void> {
  const about = subject && { subjectKind: subject.kind, subjectId: subject.id, subjectName: subject.name }
  await tx.insert(adminEvents).values({ id: randomUUID(), ...event, ...about })
}

export const NEWEST_FIRST: RowOrder = { id: adminEvents.id, key: [adminEvents.sequence], direction: 'descending' }

/** Only ids of customers are surely UUIDs. The index finds them as such, and not as text. */
const CUSTOMER_ID = sql`case when ${eq(adminEvents.subjectKind, 'customer')} then ${adminEvents.subjectId}::uuid end`

export async function newestAdminEvents(db: Db, which: SQL | undefined, limit: number): Promise<AdminEvent[]> {
  const rows = await db
    .select({ event: adminEvents, admin: { name: admins.name, email: admins.email }, customer: applicants })
    .from(adminEvents)
    .innerJoin(admins, eq(admins.id, adminEvents.adminId))
    .leftJoin(applicants, eq(applicants.id, CUSTOMER_ID))
    .where(which)
    .orderBy(desc(adminEvents.sequence))
    .limit(limit)
  return rows.map(toAdminEvent)
}

export const isAbout = ({ kind, id }: Pick<AdminEventSubject, 'kind' | 'id'>) =>
  and(eq(adminEvents.subjectKind, kind), eq(adminEvents.subjectId, id))

interface Row {
  event: typeof adminEvents.$inferSelect
  admin: { name: string; email: string }
  customer: Applicant | null
}

function toAdminEvent({ event, admin, customer }: Row): AdminEvent {
  const { id, type, at, subjectKind, subjectId, subjectName, reason, changes } = event
  const hasSubject = subjectKind !== null && subjectId !== null && subjectName !== null
  return {
    id,
    type,
    at: at.toISOString(),
    admin,
    ...(customer && { customer: namedCustomer(customer) }),
    ...(hasSubject && { subject: { kind: subjectKind, id: subjectId, name: subjectName } }),
    ...(reason !== null && { reason }),
    ...(changes !== null && { changes }),
  }
}
