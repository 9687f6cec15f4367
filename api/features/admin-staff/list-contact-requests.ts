import { and, desc, isNull, or } from 'drizzle-orm'
import type { ContactRequestList, NamedCustomer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { namedCustomer } from '#api/people/applicants/business-names.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { recordViews, subjectsOf } from '#api/staff/customers.store.ts'

const NEWEST = 200

/** Lists the people who asked to be called, the latest first. The look at each customer is recorded before anything is returned. */
export async function listContactRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { admin }: AdminBearer,
): Promise<ContactRequestList> {
  const rows = await db.select().from(contactRequests).orderBy(desc(contactRequests.requestedAt)).limit(NEWEST)
  const phones = rows.map(({ phone }) => phone)
  const customers = await customersWith(db, phones)
  const items = rows.map(({ phone, requestedAt }) => {
    const customer = customers.get(phone)
    return { phoneNumber: phone, ...(customer && { customer }), requestedAt: requestedAt.toISOString() }
  })
  await recordViews(db, admin.id, subjectsOf(items), clock())
  return { items, nextCursor: null }
}

/** The customers, also those who are signing up, by their phone numbers. A closed account no longer has its number. */
async function customersWith(db: Db, phones: readonly string[]): Promise<Map<string, NamedCustomer>> {
  if (phones.length === 0) return new Map()
  const hasPhone = or(...phones.map(phone => hasValue(applicants.phone, phone)))
  const customers = await db
    .select()
    .from(applicants)
    .where(and(hasPhone, isNull(applicants.closedAt)))
  return new Map(customers.map(customer => [customer.phone, namedCustomer(customer)]))
}
