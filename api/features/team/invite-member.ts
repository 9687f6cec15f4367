import { and, eq, inArray } from 'drizzle-orm'
import type { InvitationCode, InviteMemberRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type InvitationRow, invitations } from '#api/kernel/db/schema/team.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { countLookUp } from '#api/people/accounts/customer-look-ups.ts'
import { requirePhoneUnregistered } from '#api/people/accounts/find-account.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { takeStep } from '#api/people/team/invitations.ts'
import { membersOf } from '#api/people/team/members.ts'
import { CHALLENGE_SECONDS, MAX_MEMBERS } from '#domain/constants.ts'
import { cleanPayeeName, payeeNameProblem } from '#domain/money/beneficiary.ts'
import { presentCode, sendInvitationCode } from './invitation-code.ts'

/** Stores the invitation, after sending the owner the code that confirms it. */
export async function inviteMember(
  deps: Deps,
  bearer: SessionBearer,
  { phoneNumber: phone, name, role }: InviteMemberRequest,
): Promise<InvitationCode> {
  const { db, clock } = deps
  const { account, person } = bearer
  const now = clock()
  const draft = { id: crypto.randomUUID(), businessId: account.id, invitedBy: person.id, phone, role, createdAt: now }
  const invitation = { ...draft, name: validName(name), expiresAt: addSeconds(now, CHALLENGE_SECONDS) }
  await countLookUp(deps, bearer)
  await requirePhoneUnregistered(db, phone)
  await requireRoom(db, invitation, now)
  const code = await sendInvitationCode(deps, bearer, invitation)
  await db.transaction(async tx => {
    // The calls run one at a time, so that they do not exceed the limit together.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
    const previous = await requireRoom(tx, invitation, now)
    if (previous) await takeStep(tx, previous.id, { from: previous.state, to: 'expired', cause: 'replaced' }, now)
    await tx.insert(invitations).values({ ...invitation, state: 'unconfirmed', stateCause: 'asked', stateSince: now })
  })
  return presentCode(deps, invitation, code)
}

function validName(name: string): string {
  if (payeeNameProblem(name)) {
    throw new PlinkError('VALIDATION_ERROR', { fields: { name: 'Must be a name of 2 to 60 letters' } })
  }
  return cleanPayeeName(name)
}

type Invitee = Pick<InvitationRow, 'businessId' | 'phone'>

/** Returns the invitation that this one replaces. Throws `INVITATION_EXISTS`, `TEAM_FULL`. */
async function requireRoom(db: Db, { businessId, phone }: Invitee, now: Date): Promise<InvitationRow | undefined> {
  const isLeft = and(eq(invitations.businessId, businessId), inArray(invitations.state, ['unconfirmed', 'open']))
  const openInvitations = await db.select().from(invitations).where(isLeft)
  const same = openInvitations.find(invitation => invitation.phone === phone)
  if (same?.state === 'open' && same.expiresAt > now) throw new PlinkError('INVITATION_EXISTS')
  const others = openInvitations.filter(invitation => invitation !== same && invitation.expiresAt > now)
  // The count includes the person who opened the account.
  const count = 1 + (await membersOf(db, businessId)).length + others.length
  if (count >= MAX_MEMBERS) throw new PlinkError('TEAM_FULL')
  return same
}
