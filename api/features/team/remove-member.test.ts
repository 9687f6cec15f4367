import { afterAll, describe, expect, test } from 'vitest'
import type { Team } from '#api/contract/generated/schemas.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { notificationsOf } from '#api/testing/customers/notifications.ts'
import { changeRole, INVITATIONS, joined, openInvitation, startJoining, TEAM } from '#api/testing/customers/team.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const owner = async () => (await newCustomer(app)).signIn()
const members = async (customer: Customer): Promise<Team['members']> =>
  (await (await customer.get(TEAM)).json()).members
const idOf = async (customer: Customer) => String((await outcome(customer.get('/api/v1/auth/me'))).body.userId)
const messagesTo = async (phone: string) => {
  await deliverMessages(deps)
  const { items } = await (await app.request(`/api/sandbox/messages?phoneNumber=${encodeURIComponent(phone)}`)).json()
  return items.map(({ body }: { body: string }) => body)
}

async function teamOfTwo(role: 'owner' | 'viewer' = 'viewer') {
  const noura = await owner()
  const sara = await joined(app, noura, role)
  return { noura, sara, memberId: await idOf(sara) }
}

describe('removeMember', () => {
  test('signs the member out, who can be invited again', async () => {
    const { noura, sara, memberId } = await teamOfTwo()
    expect((await noura.delete(`${TEAM}/members/${memberId}`)).status).toBe(204)
    expect((await sara.get('/api/v1/wallet')).status).toBe(401)
    expect((await sara.tryPassword(sara.password)).status).toBe(401)
    expect(await members(noura)).toHaveLength(1)
    expect(await outcome(noura.delete(`${TEAM}/members/${memberId}`))).toEqual(refusal(404, 'MEMBER_NOT_FOUND'))
    clock.advance(31)
    await openInvitation(noura, sara.identifier, 'maker')
    const again = await startJoining(app, noura, { phone: sara.identifier })
    expect(again.userId).not.toBe(memberId)
  })

  test('tells the member, and both have the event', async () => {
    const { noura, sara, memberId } = await teamOfTwo()
    await noura.delete(`${TEAM}/members/${memberId}`)
    expect(await messagesTo(phoneToE164(sara.identifier))).toContainEqual(
      expect.stringContaining('You are no longer in the Plink team of'),
    )
    const { items } = await (await noura.get('/api/v1/auth/events')).json()
    expect(items[0]).toMatchObject({ type: 'member_removed', memberPhoneEnd: sara.identifier.slice(-4) })
  })

  test('keeps whoever opened the account, also from another owner', async () => {
    const { noura, sara } = await teamOfTwo('owner')
    const opener = `${TEAM}/members/${noura.userId}`
    expect(await outcome(sara.delete(opener))).toEqual(refusal(409, 'OPENER_STAYS'))
    expect(await outcome(changeRole(sara, noura.userId, 'viewer'))).toEqual(refusal(409, 'OPENER_STAYS'))
    expect(await outcome(noura.delete(`${TEAM}/membership`))).toEqual(refusal(409, 'OPENER_STAYS'))
  })

  test('reaches no member of another business', async () => {
    const [{ memberId }, fahad] = await Promise.all([teamOfTwo(), owner()])
    expect(await outcome(fahad.delete(`${TEAM}/members/${memberId}`))).toEqual(refusal(404, 'MEMBER_NOT_FOUND'))
    const change = changeRole(fahad, memberId, 'owner')
    expect(await outcome(change)).toEqual(refusal(404, 'MEMBER_NOT_FOUND'))
  })

  test('of two at once, one succeeds', async () => {
    const { noura, memberId } = await teamOfTwo()
    const both = await Promise.all([1, 2].map(() => noura.delete(`${TEAM}/members/${memberId}`)))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404])
  })
})

describe('every owner finds in the app', () => {
  test('that a member joins, changes role, leaves and is removed, and others do not', async () => {
    const { noura, sara: partner } = await teamOfTwo('owner')
    clock.advance(31)
    const maker = await joined(app, noura, 'maker')
    const makerId = await idOf(maker)
    clock.advance(31)
    const leaver = await joined(app, noura, 'viewer')
    await changeRole(partner, makerId, 'approver')
    await leaver.delete(`${TEAM}/membership`)
    const eventKinds = ['member_left', 'member_role_changed', 'member_joined', 'member_joined']
    const kinds = async (customer: Customer) =>
      (await notificationsOf(customer, '&group=security')).filter(({ kind }) => kind.startsWith('member_'))
    expect(await kinds(maker)).toEqual([])
    await noura.delete(`${TEAM}/members/${makerId}`)
    for (const customer of [noura, partner]) {
      const kindsOfCustomer = (await kinds(customer)).map(({ kind }) => kind)
      expect(kindsOfCustomer.slice(0, 5)).toEqual(['member_removed', ...eventKinds])
      expect((await kinds(customer))[0]).toMatchObject({ group: 'security', name: expect.any(String) })
    }
  })
})

describe('changeMemberRole', () => {
  test('counts from the next call of the member on', async () => {
    const { noura, sara, memberId } = await teamOfTwo()
    expect(await outcome(sara.get('/api/v1/api-keys'))).toEqual(refusal(403, 'ROLE_REQUIRED'))
    expect((await changeRole(noura, memberId, 'owner')).status).toBe(204)
    expect((await sara.get('/api/v1/api-keys')).status).toBe(200)
    const messages = await messagesTo(phoneToE164(sara.identifier))
    expect(messages).toContainEqual(expect.stringContaining('Your role in the Plink team of'))
  })

  test('needs the code for exactly this member and role, once', async () => {
    const { noura, sara, memberId } = await teamOfTwo()
    clock.advance(31)
    const other = await joined(app, noura, 'viewer')
    const path = `${TEAM}/members/${memberId}`
    const { otpCode: otp } = (await outcome(noura.post(`${path}/code`, { role: 'approver' }))).body
    const expectedRefusal = refusal(410, 'OTP_EXPIRED')
    expect(await outcome(noura.patch(path, { role: 'owner', otp }))).toEqual(expectedRefusal)
    expect(await outcome(noura.patch(`${TEAM}/members/${await idOf(other)}`, { role: 'approver', otp }))).toEqual(
      expectedRefusal,
    )
    expect(await outcome(noura.patch(path, { role: 'approver', otp: wrongCode(String(otp)) }))).toMatchObject({
      status: 400,
      body: { attemptsRemaining: 4 },
    })
    expect((await noura.patch(path, { role: 'approver', otp })).status).toBe(204)
    expect(await outcome(noura.patch(path, { role: 'approver', otp }))).toEqual(expectedRefusal)
    expect(await outcome(sara.get('/api/v1/auth/me'))).toMatchObject({ body: { role: 'approver' } })
  })

  test('is not for members of another role', async () => {
    const { sara, memberId } = await teamOfTwo()
    const promote = changeRole(sara, memberId, 'owner')
    expect(await outcome(promote)).toEqual(refusal(403, 'ROLE_REQUIRED'))
  })
})

describe('leaveTeam', () => {
  test('ends the account of the member, also of another owner', async () => {
    const { noura, sara } = await teamOfTwo('owner')
    expect((await sara.delete(`${TEAM}/membership`)).status).toBe(204)
    expect((await sara.get('/api/v1/wallet')).status).toBe(401)
    expect(await members(noura)).toHaveLength(1)
  })
})

test('getTeam shows whole phone numbers to owners only', async () => {
  const { noura, sara } = await teamOfTwo()
  expect((await members(noura)).every(each => each.phoneNumber)).toBe(true)
  const list = await members(sara)
  expect(list.map(each => each.phoneNumber)).toEqual([undefined, undefined])
  expect(list).toMatchObject([{ isYou: false, phoneEnd: noura.identifier.slice(-4) }, { isYou: true }])
})

test('closing the account of a business ends its team', async () => {
  const { noura, sara } = await teamOfTwo()
  clock.advance(31)
  const id = await openInvitation(noura, '0555512345')
  await db.transaction(tx => closeAccount(tx, noura.userId, clock()))
  expect((await sara.get('/api/v1/wallet')).status).toBe(401)
  expect((await sara.tryPassword(sara.password)).status).toBe(401)
  expect((await outcome(noura.delete(`${INVITATIONS}/${id}`))).status).toBe(401)
})
