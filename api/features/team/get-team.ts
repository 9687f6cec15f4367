import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Member, Team } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { invitations } from '#api/kernel/db/schema/team.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { membersOf } from '#api/people/team/members.ts'
import { MAX_MEMBERS } from '#domain/constants.ts'
import { presentInvitation, presentPhone } from './present-team.ts'

/** Returns the people who act for the caller's business, and those who are invited to. */
export async function getTeam({ db, clock }: Deps, { account, person }: SessionBearer): Promise<Team> {
  const isOwner = person.role === 'owner'
  const members = [account, ...(await membersOf(db, account.id))]
  const details = await detailsOf(db, members)
  const isOpen = and(eq(invitations.businessId, account.id), eq(invitations.state, 'open'))
  const open = await db
    .select()
    .from(invitations)
    .where(and(isOpen, gt(invitations.expiresAt, clock())))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  const present = (member: Account): Member => ({
    memberId: member.id,
    ...details.get(member.id),
    ...presentPhone(member.phone, isOwner),
    role: member.role,
    openedAccount: member.businessId === null,
    isYou: member.id === person.id,
    since: member.createdAt.toISOString(),
  })
  return {
    members: members.map(present),
    invitations: open.map(invitation => presentInvitation(invitation, isOwner)),
    maxMembers: MAX_MEMBERS,
  }
}

/** The names of the members, and of the people who invited them, by the id of the member. */
async function detailsOf(db: Db, members: Account[]) {
  const ids = members.map(({ id }) => id)
  const rows = await db
    .select({
      id: applicants.id,
      english: applicants.personNameEnglish,
      arabic: applicants.personNameArabic,
      invitedBy: invitations.invitedBy,
    })
    .from(applicants)
    .innerJoin(accounts, eq(accounts.id, applicants.id))
    .leftJoin(invitations, eq(invitations.id, applicants.invitationId))
    .where(inArray(applicants.id, ids))
  return new Map(
    rows.map(({ id, english, arabic, invitedBy }) => [
      id,
      {
        ...(english !== null && { name: english }),
        ...(arabic !== null && { nameArabic: arabic }),
        ...(invitedBy !== null && { invitedBy }),
      },
    ]),
  )
}
