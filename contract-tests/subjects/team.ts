import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type Customer, wrongCode } from '#api/testing/customer.ts'
import { newMember } from '#api/testing/members.ts'
import * as team from '#api/testing/team.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'

/** Whom the examples invite. */
const INVITED_PHONE = '+966598765432'

/** Asks for an invitation, and keeps its id and its code. */
export async function askForInvitation({ customer, wallet }: TestUser): Promise<void> {
  wallet.invitationId = await team.invite(customer, team.invited(phoneFromE164(INVITED_PHONE)))
}

/** Confirms the invitation that was asked for last. */
export const confirmInvitation = ({ customer, wallet }: TestUser) =>
  team.confirmInvitation(customer, wallet.invitationId)

/** Somebody joins the business, and signs in. Both have names, as Nafath reports them. */
export async function addMember(
  { world, customer, wallet }: TestUser,
  role: MemberRole = 'approver',
): Promise<Customer> {
  const member = await (await newMember(world.deps, world.app, customer.userId, role)).signIn()
  wallet.memberId = member.userId
  const named = (id: string, personNameEnglish: string, personNameArabic: string) =>
    world.deps.db.update(applicants).set({ personNameEnglish, personNameArabic }).where(eq(applicants.id, id))
  await named(customer.userId, 'Noura Al Otaibi', 'نورة العتيبي')
  await named(member.userId, 'Fahad Al Qahtani', 'فهد القحطاني')
  return member
}

/** A member of the business is signed in, in place of who opened it. */
async function signInAsMember(user: TestUser): Promise<void> {
  const { accessToken } = await addMember(user)
  Object.assign(user.customer, { accessToken })
}

/** Tries wrong codes until no code is accepted. */
export async function lockInvitationCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    await team.confirmInvitation(customer, wallet.invitationId, wrongCode(customer.otp, count))
  }
}

/** Keeps the code for the role of the examples. */
export async function sendRoleCode({ customer, wallet }: TestUser): Promise<void> {
  const sent = await customer.post(`${team.TEAM}/members/${wallet.memberId}/code`, { role: 'viewer' })
  customer.otp = (await sent.json()).otpCode
}

/** Tries wrong codes until no code is accepted. */
export async function lockRoleCodes({ customer, wallet }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) {
    const otp = wrongCode(customer.otp, count)
    await customer.patch(`${team.TEAM}/members/${wallet.memberId}`, { role: 'viewer', otp })
  }
}

const withMember: Preparation = user => addMember(user)

export const preparations: Preparations = {
  getTeam: inTurn(signedIn, withMember, askForInvitation, confirmInvitation),
  inviteMember: signedIn,
  revokeInvitation: inTurn(signedIn, askForInvitation, confirmInvitation),
  confirmInvitation: inTurn(signedIn, askForInvitation),
  resendInvitationCode: inTurn(signedIn, askForInvitation, waitToResend),
  sendMemberRoleCode: inTurn(signedIn, withMember),
  changeMemberRole: inTurn(signedIn, withMember, sendRoleCode),
  removeMember: inTurn(signedIn, withMember),
  leaveTeam: inTurn(signedIn, signInAsMember),
}

const inInvitation = readIn('getTeam', 'invitations[0].')

export const requestFields: RequestFields = {
  inviteMember: {
    afterwards: confirmInvitation,
    fields: { phoneNumber: inInvitation('phoneNumber'), name: inInvitation('name'), role: inInvitation('role') },
  },
  confirmInvitation: { fields: { otp: CODE } },
  sendMemberRoleCode: { fields: { role: CHOICE } },
  changeMemberRole: { fields: { role: { operation: 'getTeam', path: 'members[1].role' }, otp: CODE } },
}
