import type { StaffRequest } from '#api/contract/generated/schemas.ts'
import type { StaffMember } from './staff-member.ts'

export const CLOSURE_REASON = 'Asked for it by phone, identity checked'

export const requestAccountClosure = (
  staff: StaffMember,
  customerId: string,
  reason = CLOSURE_REASON,
): Promise<Response> => staff.post(`/customers/${customerId}/closure-requests`, { reason })

/** Requests the closure, and returns the request. */
export async function askForClosure(staff: StaffMember, customerId: string): Promise<StaffRequest> {
  const response = await requestAccountClosure(staff, customerId)
  if (!response.ok) throw new Error(`The closure was not requested: ${await response.text()}`)
  return response.json()
}

type Decision = 'approve' | 'reject' | 'withdraw'

export const decideRequest = (staff: StaffMember, requestId: string, decision: Decision, note = 'Letter seen') =>
  staff.post(`/requests/${requestId}/decision`, { decision, note })

/** One administrator requests the closure of the account, and the other one approves it. */
export async function closeTogether(one: StaffMember, other: StaffMember, customerId: string): Promise<void> {
  const { requestId } = await askForClosure(one, customerId)
  const response = await decideRequest(other, requestId, 'approve')
  if (!response.ok) throw new Error(`The account was not closed: ${await response.text()}`)
}

export async function staffRequests(staff: StaffMember, query = ''): Promise<StaffRequest[]> {
  return (await (await staff.get(`/requests${query}`)).json()).items
}
