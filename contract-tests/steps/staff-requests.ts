import { sql } from 'drizzle-orm'
import { staffRequests } from '#api/kernel/db/schema/staff-requests.ts'
import { askForClosure, decideRequest } from '#api/testing/staff/closure-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { withAccount } from './sign-in.ts'

/** A request of the staff, about which a second person decides. */
export type RequestId = { requestId: string }

/** No request waits for a second person. */
export async function withoutRequests(people: People): Promise<void> {
  // A trigger refuses to delete single rows.
  await people.plink.deps.db.execute(sql`truncate ${staffRequests}`)
  await withAccount(people)
}

export const colleagueOf = ({ plink }: People): Promise<StaffMember> =>
  new StaffMember(plink.app, 'omar@plink.example').signIn()

/** Returns the id of the request in this response. */
export async function requestIdIn(response: Promise<Response>): Promise<RequestId> {
  const { requestId } = await successOf(response)
  return { requestId }
}

/** This member of the staff requests the closure of the account. */
export async function requestClosure({ newcomer }: People, staff: StaffMember): Promise<RequestId> {
  const { requestId } = await askForClosure(staff, newcomer.userId)
  return { requestId }
}

/** The staff of the test requests the closure, which is the only request. */
export const withOwnRequest = inTurn(withoutRequests, people => requestClosure(people, people.staff))

/** A second person agrees. */
export async function approveRequest({ staff }: People, { requestId }: RequestId): Promise<void> {
  await decideRequest(staff, requestId, 'approve')
}
