import { inArray } from 'drizzle-orm'
import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import {
  type CustomerRow,
  customerSubject,
  recordViews,
  selectCustomers,
  subjectsOf,
} from '#api/staff/customers.store.ts'
import { pendingRequestsAbout } from '#api/staff/staff-requests.ts'

interface Suspended {
  id: string
  /** The account of the wallet that may not have the money. Null if it is unknown. */
  accountId: string | null
}

/** What the staff sees beside money in suspense. */
interface SuspenseContext {
  customers: ReadonlyMap<string, CustomerRow>
  /** The pending requests, by what they are about. */
  requests: ReadonlyMap<string, StaffRequest>
}

/** The customers of money in suspense and the requests about it. The look at each customer is recorded before anything is returned. */
export async function viewSuspense(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: string,
  suspended: readonly Suspended[],
): Promise<SuspenseContext> {
  const owners = suspended.flatMap(({ accountId }) => accountId ?? [])
  const customers = await selectCustomers(db, inArray(applicants.id, owners))
  const ids = suspended.map(({ id }) => id)
  const requests = await pendingRequestsAbout(db, adminId, ids)
  await recordViews(db, adminId, [...customers.map(customerSubject), ...subjectsOf(requests)], clock())
  return {
    customers: new Map(customers.map(customer => [customer.applicant.id, customer])),
    requests: new Map(requests.map(request => [request.subject.id, request])),
  }
}
