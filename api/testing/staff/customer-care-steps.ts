import type { CustomerDetails, CustomerSummary } from '#api/contract/generated/schemas.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import type { StaffMember } from './staff-member.ts'

export const WRONG_PASSWORD = 'Palm#Trees2030'
export const REASON = 'Called from the registered phone'

export const listCustomers = (staff: StaffMember, query: Record<string, string>) =>
  staff.get(`/customers?${new URLSearchParams(query)}`)

export const foundBy = async (staff: StaffMember, q: string): Promise<CustomerSummary[]> =>
  (await (await listCustomers(staff, { q })).json()).items

export const detailsOf = async (staff: StaffMember, id: string): Promise<CustomerDetails> =>
  (await staff.get(`/customers/${id}`)).json()

export const idOf = async (staff: StaffMember, { identifier }: Customer) =>
  (await foundBy(staff, identifier))[0]?.customerId ?? ''

/** The reason is sent with white space around it, which the server removes. */
export const help = (staff: StaffMember, id: string, action: 'unlock' | 'end-sessions') =>
  outcome(staff.post(`/customers/${id}/${action}`, { reason: ` ${REASON} ` }))

/** Fails as many times as it takes to lock the account. */
export async function lockBy(fail: () => Promise<Response>): Promise<void> {
  for (let count = 0; count < 5; count++) await fail()
}
