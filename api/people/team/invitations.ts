import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type InvitationRow, invitations } from '#api/kernel/db/schema/team.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

interface InvitationStep extends Partial<Pick<InvitationRow, 'expiresAt'>> {
  from: InvitationRow['state']
  to: InvitationRow['state']
  cause: InvitationRow['stateCause']
}

/** Returns false if the invitation is no longer in the state that the step is from. */
export async function takeStep(
  tx: Db,
  id: string,
  { from, to, cause, ...changes }: InvitationStep,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ ...changes, state: to, stateCause: cause, stateSince: now })
    .where(and(eq(invitations.id, id), eq(invitations.state, from)))
    .returning({ id: invitations.id })
  return rows.length > 0
}

/** The newest invitation with which this phone can join a business. */
export async function openInvitationOf(db: Db, phone: string, now: Date): Promise<InvitationRow | undefined> {
  const isOpen = and(eq(invitations.state, 'open'), gt(invitations.expiresAt, now))
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(hasValue(invitations.phone, phone), isOpen))
    .orderBy(desc(invitations.createdAt))
    .limit(1)
  return invitation
}

/**
 * Uses the invitation up. The business is locked before it, as when the account of a business is closed. Throws
 * `INVITATION_ENDED`.
 */
export async function acceptInvitation(tx: Db, id: string, now: Date): Promise<InvitationRow> {
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, id))
  if (!invitation) throw new PlinkError('INVITATION_ENDED')
  const isBusiness = and(eq(accounts.id, invitation.businessId), isNull(accounts.closedAt))
  const [business] = await tx.select({ id: accounts.id }).from(accounts).where(isBusiness).for('share')
  const isInTime = invitation.expiresAt > now
  const step = { from: 'open', to: 'accepted', cause: 'joined' } as const
  if (!business || !isInTime || !(await takeStep(tx, id, step, now))) throw new PlinkError('INVITATION_ENDED')
  return invitation
}

/** Ends the invitations of a business whose account is closed. */
export async function endInvitations(tx: Db, businessId: string, now: Date): Promise<void> {
  const isLeft = and(eq(invitations.businessId, businessId), inArray(invitations.state, ['unconfirmed', 'open']))
  const end = { state: 'revoked', stateCause: 'account_closed', stateSince: now } as const
  await tx.update(invitations).set(end).where(isLeft)
}

/** Ends the invitations that nobody has confirmed or followed in time. */
export async function expireInvitations(db: Db, now: Date): Promise<void> {
  const isOver = and(inArray(invitations.state, ['unconfirmed', 'open']), lte(invitations.expiresAt, now))
  await db.update(invitations).set({ state: 'expired', stateCause: 'expired', stateSince: now }).where(isOver)
}
