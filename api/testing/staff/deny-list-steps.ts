import type { DenyListEntry } from '#api/contract/generated/schemas.ts'
import type { StaffMember } from './staff-member.ts'

export const DENIAL = 'Confirmed fraud, case 2026-17'

export const addToDenyList = (staff: StaffMember, idNumber: string, reason = DENIAL): Promise<Response> =>
  staff.post('/deny-list', { idNumber, reason })

export const removeFromDenyList = (staff: StaffMember, entryId: string, reason = 'Another person'): Promise<Response> =>
  staff.post(`/deny-list/${entryId}/removal`, { reason })

/** Adds the number, and returns its entry. */
export async function deny(staff: StaffMember, idNumber: string): Promise<DenyListEntry> {
  const response = await addToDenyList(staff, idNumber)
  if (!response.ok) throw new Error(`The number was not added: ${await response.text()}`)
  return response.json()
}

/** Returns the first page of the deny list. */
export async function denyList(staff: StaffMember, query = ''): Promise<DenyListEntry[]> {
  return (await (await staff.get(`/deny-list${query}`)).json()).items
}
