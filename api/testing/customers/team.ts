import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { Customer } from './customer.ts'
import { type Newcomer, type Server, type SignUpValues, signUp } from './newcomer.ts'

export const TEAM = '/api/v1/team'
export const INVITATIONS = `${TEAM}/invitations`

/** Returns the request for an invitation. The phone is in local form, 05XXXXXXXX. */
export const invited = (phone = newPhone(), role: MemberRole = 'maker') => ({
  phoneNumber: phoneToE164(phone),
  name: 'Sara Al Harbi',
  role,
})

/** Requests an invitation. Afterwards the code is in `owner.otp`. Returns its id. */
export async function invite(owner: Customer, request: ReturnType<typeof invited>): Promise<string> {
  const response = await owner.post(INVITATIONS, request)
  if (response.status !== 201) throw new Error(`inviteMember responded ${response.status}: ${await response.text()}`)
  const { invitationId, otpCode } = await response.json()
  owner.otp = otpCode
  return invitationId
}

export const confirmInvitation = (owner: Customer, id: string, otp = owner.otp) =>
  owner.post(`${INVITATIONS}/${id}/confirm`, { otp })

/** Invites the phone and confirms the invitation. Returns its id. */
export async function openInvitation(owner: Customer, phone: string, role: MemberRole = 'maker'): Promise<string> {
  const id = await invite(owner, invited(phone, role))
  const response = await confirmInvitation(owner, id)
  if (response.status !== 200) throw new Error(`confirmInvitation responded ${response.status}`)
  return id
}

/** Verifies the phone of a person who joins the owner's business. The next step is the ID. */
export async function startJoining(
  server: Server,
  owner: Customer,
  values: Partial<SignUpValues> & { phone: string },
): Promise<Newcomer> {
  const { data } = await (await owner.get('/api/v1/onboarding/session')).json()
  const newcomer = signUp(server, { ...values, crNumber: data.crNumber, businessType: data.businessType })
  await newcomer.askForCode({ joinsTeam: true })
  await newcomer.verifyPhone()
  return Object.assign(newcomer, { at: 'id' as const })
}

/** Takes every step up to the password. */
export async function joinUpToPassword(newcomer: Newcomer): Promise<Newcomer> {
  await newcomer.upTo('kyb')
  return Object.assign(newcomer, { at: 'password' as const })
}

/** Returns a signed-in member of the owner's business. */
export async function joined(server: Server, owner: Customer, role: MemberRole = 'maker'): Promise<Customer> {
  const phone = newPhone()
  await openInvitation(owner, phone, role)
  const newcomer = await joinUpToPassword(await startJoining(server, owner, { phone }))
  await newcomer.upTo('done')
  const { password, idNumber } = newcomer.values
  return new Customer(server, { identifier: phone, password, idNumber }).signIn()
}

/** Requests the code for a change of role, and changes the role. */
export async function changeRole(owner: Customer, memberId: string, role: MemberRole): Promise<Response> {
  const path = `${TEAM}/members/${memberId}`
  const response = await owner.post(`${path}/code`, { role })
  if (!response.ok) return response
  return owner.patch(path, { role, otp: (await response.json()).otpCode })
}
