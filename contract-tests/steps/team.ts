import { newCustomer } from '#api/testing/customer.ts'
import * as team from '#api/testing/team.ts'
import type { TestUser } from '../test-user.ts'

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
