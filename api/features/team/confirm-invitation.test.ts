import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { invitations } from '#api/kernel/db/schema/team.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import {
  confirmInvitation,
  INVITATIONS,
  invite,
  invited,
  joined,
  joinUpToPassword,
  openInvitation,
  startJoining,
  TEAM,
} from '#api/testing/customers/team.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { newPhone } from '#api/testing/unique-values.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { db } = database
const owner = async () => (await newCustomer(app)).signIn()
afterAll(() => database.close())

const DAY = 86_400
const team = async (customer: Customer) => (await outcome(customer.get(TEAM))).body
const me = async (customer: Customer) => (await outcome(customer.get('/api/v1/auth/me'))).body
const sendsInto = (texts: string[]) => ({
  sms: {
    send: async ({ to, body }: { to: string; body: string }) => {
      texts.push(`${to} ${body}`)
      return 'sent' as const
    },
  },
})

describe('somebody who is invited', () => {
  test('joins with the phone, the identity and a password, and acts for the business', async () => {
    const noura = await owner()
    const sara = await joined(app, noura, 'viewer')
    expect(await me(sara)).toMatchObject({ role: 'viewer', profile: (await me(noura)).profile, nextStep: 'dashboard' })
    expect((await sara.get('/api/v1/wallet')).status).toBe(200)
    const { members, invitations: open } = await team(noura)
    expect(members).toMatchObject([
      { openedAccount: true, isYou: true, role: 'owner' },
      { openedAccount: false, isYou: false, role: 'viewer', invitedBy: noura.userId, phoneNumber: expect.any(String) },
    ])
    expect(open).toEqual([])
    const events = async (customer: Customer) => (await outcome(customer.get('/api/v1/auth/events'))).body.items
    const phoneEnd = sara.identifier.slice(-4)
    expect(await events(noura)).toContainEqual(
      expect.objectContaining({ type: 'member_joined', memberPhoneEnd: phoneEnd, memberRole: 'viewer' }),
    )
    expect(await events(sara)).toContainEqual(expect.objectContaining({ type: 'member_joined' }))
  })

  test('gets an SMS that names the business and the page, and no secret', async () => {
    const texts: string[] = []
    const noura = await owner()
    const there = Object.assign(noura.through(appWith({ providers: sendsInto(texts) })), {
      accessToken: noura.accessToken,
    })
    const phone = newPhone()
    await openInvitation(there, phone)
    const toPhone = texts.filter(text => text.startsWith(`+966${phone.slice(1)}`))
    expect(toPhone).toEqual([expect.stringMatching(/invites you to its team at Plink\. Join .*\/join$/)])
  })

  test('is a member although the registration does not name them', async () => {
    const noura = await owner()
    const phone = newPhone()
    await openInvitation(noura, phone)
    const strict = { ...deps.sandbox!, isOnEveryRegistration: () => false }
    const newcomer = (await startJoining(app, noura, { phone })).through(appWith({ sandbox: strict }))
    await joinUpToPassword(newcomer)
    expect((await outcome(newcomer.get('/api/v1/onboarding/session'))).body).toMatchObject({
      currentStep: 'password',
      data: { screeningStatus: 'CLEAR', crVerified: true, invitation: { role: 'maker' } },
    })
  })

  test('cannot change what the business has answered', async () => {
    const noura = await owner()
    const phone = newPhone()
    await openInvitation(noura, phone)
    const newcomer = await startJoining(app, noura, { phone })
    const cr = newcomer.post('/api/v1/verification/validate-cr', { crNumber: newcomer.values.crNumber })
    expect(await outcome(cr)).toEqual({
      status: 409,
      body: expect.objectContaining({ code: 'STEP_REQUIRED', reason: 'id' }),
    })
  })

  test('can sign up for a business of their own instead, from the beginning', async () => {
    const noura = await owner()
    const phone = newPhone()
    await openInvitation(noura, phone)
    await joinUpToPassword(await startJoining(app, noura, { phone }))
    clock.advance(31)
    const ownSignUp = await signUp(app, { phone }).upTo('cr')
    const session = await (await ownSignUp.get('/api/v1/onboarding/session')).json()
    expect(session).toMatchObject({ currentStep: 'cr', data: { crVerified: false, idVerified: false } })
    expect(session.data.invitation).toBeUndefined()
    await Object.assign(ownSignUp, { at: 'cr' as const }).upTo('done')
    expect((await db.select().from(accounts).where(eq(accounts.id, ownSignUp.userId)))[0]?.businessId).toBeNull()
  })
})

describe('nobody learns from the code who is invited:', () => {
  test('it is sent to everybody, and only its right entry tells', async () => {
    const stranger = signUp(app)
    const request = { phoneNumber: stranger.phoneNumber, joinsTeam: true }
    const { otpCode } = await (await stranger.post('/api/v1/auth/send-otp', request)).json()
    const verify = (otp: string) =>
      outcome(stranger.post('/api/v1/auth/verify-otp', { phoneNumber: stranger.phoneNumber, otp }))
    expect(await verify('000000')).toEqual(refusal(400, 'VALIDATION_ERROR'))
    expect(await verify(otpCode)).toEqual(refusal(410, 'INVITATION_ENDED'))
  })
})

describe('an invitation that has ended', () => {
  const beforePassword = async () => {
    const noura = await owner()
    const phone = newPhone()
    const id = await openInvitation(noura, phone)
    const newcomer = await joinUpToPassword(await startJoining(app, noura, { phone }))
    const setPassword = () =>
      outcome(
        newcomer.post('/api/v1/auth/set-password', { userId: newcomer.userId, password: newcomer.values.password }),
      )
    return { noura, id, person: newcomer, setPassword }
  }

  test('is refused at the password, if it was revoked', async () => {
    const { noura, id, setPassword } = await beforePassword()
    expect((await noura.delete(`${INVITATIONS}/${id}`)).status).toBe(204)
    expect((await noura.delete(`${INVITATIONS}/${id}`)).status).toBe(204)
    expect(await setPassword()).toEqual(refusal(410, 'INVITATION_ENDED'))
  })

  test('is refused after 7 days', async () => {
    const noura = await owner()
    const phone = newPhone()
    await openInvitation(noura, phone)
    clock.advance(7 * DAY)
    await expect(startJoining(app, await noura.signIn(), { phone })).rejects.toThrow('INVITATION_ENDED')
  })

  test('is refused when the business has closed', async () => {
    const { noura, setPassword } = await beforePassword()
    await db.update(accounts).set({ closedAt: clock() }).where(eq(accounts.id, noura.userId))
    expect(await setPassword()).toEqual(refusal(410, 'INVITATION_ENDED'))
  })

  test('and a password at once: one of both succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { noura, id, person: newcomer, setPassword } = await beforePassword()
      const [revocation, passwordResponse] = await Promise.all([noura.delete(`${INVITATIONS}/${id}`), setPassword()])
      const members = await db.$count(accounts, eq(accounts.id, newcomer.userId))
      expect([revocation.status, passwordResponse.status, members]).toEqual(
        passwordResponse.status === 200 ? [410, 200, 1] : [204, 410, 0],
      )
    }
  })

  test('makes one member of two passwords at once', async () => {
    const { noura, setPassword } = await beforePassword()
    const both = await Promise.all([setPassword(), setPassword()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await team(noura)).members).toHaveLength(2)
  })
})

describe('confirmInvitation: the code belongs to one phone and one role:', () => {
  test('the code of one confirms no other', async () => {
    const noura = await owner()
    const first = await invite(noura, invited())
    clock.advance(31)
    await invite(noura, invited())
    expect(await outcome(confirmInvitation(noura, first))).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test('another role in the table makes the code useless', async () => {
    const noura = await owner()
    const id = await invite(noura, invited())
    await expect(db.update(invitations).set({ role: 'owner' }).where(eq(invitations.id, id))).rejects.toThrow()
  })

  test('no other business has it', async () => {
    const [noura, fahad] = await Promise.all([owner(), owner()])
    const id = await invite(noura, invited())
    expect(await outcome(confirmInvitation(fahad, id, noura.otp))).toEqual(refusal(404, 'INVITATION_NOT_FOUND'))
    expect(await outcome(fahad.delete(`${INVITATIONS}/${id}`))).toEqual(refusal(404, 'INVITATION_NOT_FOUND'))
  })
})

test('no account is a member without an accepted invitation', async () => {
  const noura = await owner()
  const ownerAccount = await owner()
  const [row] = await db.select().from(accounts).where(eq(accounts.id, ownerAccount.userId))
  const stolen = { ...row!, id: crypto.randomUUID(), businessId: noura.userId, unifiedNumber: null }
  await expect(db.insert(accounts).values(stolen)).rejects.toMatchObject({
    cause: { constraint: 'accounts_of_invitation' },
  })
})
