import { sql } from 'drizzle-orm'
import { staffRequests } from '#api/kernel/db/schema/staff-requests.ts'
import { askForClosure, decideRequest } from '#api/testing/closure-steps.ts'
import { StaffMember } from '#api/testing/staff-member.ts'
import type { TestUser } from '../test-user.ts'
import type { Preparation } from './preparation.ts'
import { withAccount } from './sign-in.ts'

/** Nobody waits for a second person. */
export const withoutRequests: Preparation = async user => {
  // A trigger refuses to delete single rows.
  await user.world.deps.db.execute(sql`truncate ${staffRequests}`)
  await withAccount(user)
}

export const colleagueOf = ({ world }: TestUser): Promise<StaffMember> =>
  new StaffMember(world.app, 'omar@plink.example').signIn()

/** This member of the staff asks for the closure of the account. */
export async function findRequest({ person, adminValues }: TestUser, staff: StaffMember): Promise<void> {
  adminValues.requestId = (await askForClosure(staff, person.userId)).requestId
}

/** This member of the staff asks for the closure, which is the only request. */
export const withOwnRequest: Preparation = async user => {
  await withoutRequests(user)
  await findRequest(user, user.staff)
}

/** Somebody else than who asked agrees. */
export const approveRequest: Preparation = ({ staff, adminValues }) =>
  decideRequest(staff, adminValues.requestId, 'approve')
