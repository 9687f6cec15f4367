import { and, sql } from 'drizzle-orm'
import type { CustomerList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { RowOrder } from '#api/kernel/paging/row-order.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { isBusiness, isCalled } from '#api/staff/customer-search.ts'
import { recordListView, selectCustomers } from '#api/staff/customers.store.ts'
import { PAGE_SIZE, pageOf, rowsAfter } from '#api/staff/page-cursor.ts'
import { presentCustomer } from '#api/staff/present-customer.ts'

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
  const matches = q === undefined ? isBusiness : isCalled(q)
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
