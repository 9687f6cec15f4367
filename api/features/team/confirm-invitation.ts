import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Invitation } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import type { InvitationRow } from '#api/kernel/db/schema/team.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { takeStep } from '#api/people/team/invitations.ts'
import { phoneEnd } from '#api/people/team/members.ts'
import { INVITATION_DAYS } from '#domain/constants.ts'
import { invitationCode, invitationGuesses, isOfInvitation, requireUnconfirmed } from './invitation-code.ts'
import { presentInvitation } from './present-team.ts'

const DAY_SECONDS = 86_400

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Opens the invitation, once, and asks the person to join. */
export async function confirmInvitation(
  deps: Deps,
  { account, person }: SessionBearer,
  id: string,
  otp: string,
): Promise<Invitation> {
  const invitation = await requireUnconfirmed(deps, account, id)
  const now = deps.clock()
  const attempt = { code: otp, guesses: invitationGuesses(person), isForAttempt: isOfInvitation(invitation) }
  const openInvitation = await redeemCode(deps, invitationCode(person), attempt, REFUSALS, async tx => {
    const expiresAt = addSeconds(now, INVITATION_DAYS * DAY_SECONDS)
    const step = { from: 'unconfirmed', to: 'open', cause: 'confirmed', expiresAt } as const
    if (!(await takeStep(tx, id, step, now))) throw new PlinkError('ACTION_EXPIRED')
    const about = { memberPhoneEnd: phoneEnd(invitation.phone), memberRole: invitation.role, at: now }
    await recordSecurityEvents(tx, { ...about, accountId: account.id, type: 'member_invited' })
    return keepResponse(tx, presentInvitation({ ...invitation, expiresAt, state: 'open' }, true))
  })
  await sendInvitation(deps, invitation)
  return openInvitation
}

/** The SMS is sent at once, because there is no account yet to queue it for. A failure ends nothing: the owner can tell the person too. */
async function sendInvitation(
  { db, log, providers, publicUrl }: Deps,
  { id, businessId, phone }: InvitationRow,
): Promise<void> {
  const [business] = await db.select({ name: applicants.name }).from(applicants).where(eq(applicants.id, businessId))
  const body = `${business?.name ?? 'A business'} invites you to its team at Plink. Join with this phone within ${INVITATION_DAYS} days: ${publicUrl}/join`
  const outcome = await providers.sms.send({ id: randomUUID(), to: phone, body }).catch((err: unknown) => ({ err }))
  if (outcome === 'sent') return
  log.warn(
    { invitationId: id, outcome },
    'An invitation could not be sent. Check the SMS provider. The invitation is open, and the owner can tell the person.',
  )
}
