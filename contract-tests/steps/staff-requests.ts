import { sql } from 'drizzle-orm'
import { staffRequests } from '#api/kernel/db/schema/staff-requests.ts'
import { askForClosure, decideRequest } from '#api/testing/closure-steps.ts'
import { StaffMember } from '#api/testing/staff-member.ts'
import type { People } from '../people.ts'
import type { Preparation } from './preparation.ts'
import { withAccount } from './sign-in.ts'

/** Nobody waits for a second person. */
export const withoutRequests: Preparation = async people => {
  // A trigger refuses to delete single rows.
  await people.plink.deps.db.execute(sql`truncate ${staffRequests}`)
  await withAccount(people)
}

export const colleagueOf = ({ plink }: People): Promise<StaffMember> =>
  new StaffMember(plink.app, 'omar@plink.example').signIn()

/** This member of the staff asks for the closure of the account. */
export async function findRequest({ newcomer, adminValues }: People, staff: StaffMember): Promise<void> {
  adminValues.requestId = (await askForClosure(staff, newcomer.userId)).requestId
}

/** This member of the staff asks for the closure, which is the only request. */
export const withOwnRequest: Preparation = async people => {
  await withoutRequests(people)
  await findRequest(people, people.staff)
}

/** Somebody else than who asked agrees. */
export const approveRequest: Preparation = ({ staff, adminValues }) =>
  decideRequest(staff, adminValues.requestId, 'approve')
