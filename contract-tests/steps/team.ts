import { newCustomer } from '#api/testing/customers/customer.ts'
import * as team from '#api/testing/customers/team.ts'
import type { People } from '../people.ts'

/** Another customer invites the phone of the newcomer, who verifies it. Returns what revokes the invitation. */
export async function startJoining({ plink, newcomer }: People): Promise<() => Promise<Response>> {
  const owner = await (await newCustomer(plink.app)).signIn()
  const id = await team.openInvitation(owner, newcomer.values.phone)
  const { data } = await (await owner.get('/api/v1/onboarding/session')).json()
  Object.assign(newcomer.values, { crNumber: data.crNumber, businessType: data.businessType })
  await newcomer.askForCode({ joinsTeam: true })
  await newcomer.verifyPhone()
  Object.assign(newcomer, { at: 'id' })
  return () => owner.delete(`${team.INVITATIONS}/${id}`)
}
