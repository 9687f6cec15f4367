import { and, eq } from 'drizzle-orm'
import type { InvitationCode, MemberRole } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { CounterKey } from '#api/kernel/db/counters.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type InvitationRow, invitations } from '#api/kernel/db/schema/team.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { countedGuesses } from '#api/people/one-time-codes/counted-guesses.ts'
import type { CodeKey } from '#api/people/one-time-codes/one-time-code.store.ts'
import { type SentCode, sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { phoneEnd } from '#api/people/team/members.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'

type Terms = Pick<InvitationRow, 'id' | 'businessId' | 'phone' | 'role'>

/** There is one code per owner, so that a new invitation ends the code of the one before it. */
export const invitationCode = ({ id: subject }: Account): CodeKey => ({ purpose: 'invitation', subject })

export const invitationGuesses = ({ id: subject }: Account) => {
  const attempts: CounterKey = { kind: 'attempts:invitation', subject }
  return countedGuesses(attempts, () => OTP_ATTEMPTS)
}

/** The code is bound to exactly this phone and role. */
const contextOf = ({ id, businessId, phone, role }: Terms): string =>
  `${id}:${sha256(canonicalJson({ businessId, phone, role }))}`

/** Returns a predicate that tells whether a code was sent for this invitation. */
export const isOfInvitation = (invitation: Terms) => {
  const expectedContext = contextOf(invitation)
  return ({ context }: { context: string }): boolean => context === expectedContext
}

/** @param again true if the code replaces one that can still be used */
export const sendInvitationCode = (
  deps: Deps,
  { person }: SessionBearer,
  invitation: Terms,
  again = false,
): Promise<SentCode> =>
  sendCode(deps, {
    ...invitationCode(person),
    about: {
      en: `inviting the phone that ends in ${phoneEnd(invitation.phone)} to your team as ${invitation.role}`,
      ar: `دعوة الجوال المنتهي بـ ${phoneEnd(invitation.phone)} إلى فريقك بدور ${ARABIC_ROLES[invitation.role]}`,
    },
    phone: person.phone,
    reader: person,
    context: contextOf(invitation),
    guesses: invitationGuesses(person),
    again,
  })

export const ARABIC_ROLES: Record<MemberRole, string> = {
  owner: 'مالك',
  maker: 'مُعِدّ',
  approver: 'معتمِد',
  viewer: 'مطّلع',
}

/** Throws `INVITATION_NOT_FOUND`. */
export async function invitationOf({ db }: Deps, business: Account, id: string): Promise<InvitationRow> {
  const isTheirs = and(eq(invitations.id, id), eq(invitations.businessId, business.id))
  const [invitation] = await db.select().from(invitations).where(isTheirs)
  if (!invitation) throw new PlinkError('INVITATION_NOT_FOUND')
  return invitation
}

/** An invitation that waits to be confirmed. Throws `INVITATION_NOT_FOUND`, `ACTION_EXPIRED`. */
export async function requireUnconfirmed(deps: Deps, business: Account, id: string): Promise<InvitationRow> {
  const invitation = await invitationOf(deps, business, id)
  if (invitation.state !== 'unconfirmed' || invitation.expiresAt <= deps.clock()) throw new PlinkError('ACTION_EXPIRED')
  return invitation
}

export const presentCode = ({ sandbox }: Deps, { id }: Pick<Terms, 'id'>, code: SentCode): InvitationCode => ({
  invitationId: id,
  expiresAt: code.expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: OTP_ATTEMPTS,
  ...(sandbox && { otpCode: code.code }),
})
