import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type Customer, newCustomer, wrongCode } from '#api/testing/customer.ts'
import { newMember } from '#api/testing/members.ts'
import * as team from '#api/testing/team.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
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
export async function signInAsMember(user: TestUser): Promise<void> {
  const { accessToken } = await addMember(user)
  Object.assign(user.customer, { accessToken })
}

/** Another customer invites the phone of the person, who verifies it. Returns what revokes the invitation. */
export async function startJoining({ world, person }: TestUser): Promise<() => Promise<Response>> {
  const owner = await (await newCustomer(world.app)).signIn()
  const id = await team.openInvitation(owner, person.values.phone)
  const { data } = await (await owner.get('/api/v1/onboarding/session')).json()
  Object.assign(person.values, { crNumber: data.crNumber, businessType: data.businessType })
  await person.askForCode({ joinsTeam: true })
  await person.verifyPhone()
  Object.assign(person, { at: 'id' })
  return () => owner.delete(`${team.INVITATIONS}/${id}`)
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
