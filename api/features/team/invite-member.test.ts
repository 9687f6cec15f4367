import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { INVITATIONS, invite, invited, openInvitation } from '#api/testing/customers/team.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { MAX_MEMBERS } from '#domain/constants.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const owner = async () => (await newCustomer(app)).signIn()

describe('inviteMember', () => {
  test('is for a phone without an account', async () => {
    const [noura, fahad] = await Promise.all([owner(), owner()])
    const response = noura.post(INVITATIONS, invited(fahad.identifier))
    expect(await outcome(response)).toEqual(refusal(409, 'PHONE_DUPLICATE'))
  })

  test('replaces an unconfirmed invitation of the same phone, not an open one', async () => {
    const noura = await owner()
    const phone = newPhone()
    await invite(noura, invited(phone, 'viewer'))
    clock.advance(31)
    await openInvitation(noura, phone, 'maker')
    clock.advance(31)
    expect(await outcome(noura.post(INVITATIONS, invited(phone)))).toEqual(refusal(409, 'INVITATION_EXISTS'))
  })

  test('takes the place of an open invitation that has expired', async () => {
    const noura = await owner()
    const phone = newPhone()
    await openInvitation(noura, phone)
    clock.advance(7 * 86_400)
    await noura.signIn()
    expect(await invite(noura, invited(phone))).toBeTruthy()
  })

  test('ends at as many members and invitations as a team can have', async () => {
    const noura = await owner()
    for (let count = 2; count < MAX_MEMBERS; count += 1) await newMember(deps, app, noura.userId, 'viewer')
    await invite(noura, invited())
    clock.advance(31)
    expect(await outcome(noura.post(INVITATIONS, invited()))).toEqual(refusal(409, 'TEAM_FULL'))
  })

  test('takes a name that can be read', async () => {
    const noura = await owner()
    const response = await outcome(noura.post(INVITATIONS, { ...invited(), name: '\u200b \u200b' }))
    expect(response).toEqual({ status: 400, body: expect.objectContaining({ fields: { name: expect.any(String) } }) })
  })
})
