import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { newApiKey } from '#api/people/api-keys/key-format.ts'
import { testApp } from '#api/testing/app.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { me, messagesTo, sessionsOf, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const HOUR = 3600

const resume = (newcomer: Newcomer) => outcome(newcomer.get('/api/v1/onboarding/session'))

describe('an onboarding token', () => {
  test('is valid for 24 hours', async () => {
    const noura = await signUp(app).upTo('cr')
    clock.advance(24 * HOUR - 1)
    expect(await resume(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await resume(noura)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  test('is not extended by use', async () => {
    const noura = await signUp(app).upTo('cr')
    const { body } = await resume(noura)
    clock.advance(23 * HOUR)
    await noura.upTo('nafath')
    expect(await resume(noura)).toMatchObject({ body: { expiresAt: body.expiresAt } })
    clock.advance(HOUR)
    expect(await resume(noura)).toMatchObject({ status: 401 })
  })

  test('that has expired is replaced by verifying the phone again, and the sign-up continues where it was', async () => {
    const noura = await signUp(app).upTo('nafath')
    clock.advance(25 * HOUR)
    await noura.askForCode()
    await noura.verifyPhone()
    expect(await resume(noura)).toMatchObject({ status: 200, body: { currentStep: 'nafath' } })
  })

  test('is stored only as a hash', async () => {
    const noura = await signUp(app).upTo('cr')
    const json = JSON.stringify(await database.db.execute('select * from onboarding_tokens'))
    expect(json).toContain(noura.userId)
    expect(json).not.toContain(noura.token)
  })
})

const TOKEN_SENTENCE = 'Send the token of a sign-in or sign-up in the Authorization header, as Bearer <token>'
const KEY_SENTENCE =
  'Send an API key, or the token of a sign-in if the operation takes one, in the Authorization header, as Bearer <token>'
const PERSON_SENTENCE = 'Sign in or verify your phone again'

/** An operation for each set of schemes of the contract. */
const SCHEMES: { schemes: string; method: string; path: string; takesKey: boolean }[] = [
  { schemes: 'the token of a sign-up', method: 'POST', path: '/api/v1/auth/set-password', takesKey: false },
  {
    schemes: 'the token of a sign-up or a sign-in',
    method: 'GET',
    path: '/api/v1/onboarding/session',
    takesKey: false,
  },
  { schemes: 'the token of a sign-in', method: 'GET', path: '/api/v1/auth/me', takesKey: false },
  { schemes: 'the token of the staff', method: 'GET', path: '/api/admin/reviews', takesKey: false },
  { schemes: 'the token of a sign-in or a key', method: 'GET', path: '/api/v1/wallet', takesKey: true },
  { schemes: 'a key', method: 'POST', path: '/api/v1/transfers/send', takesKey: true },
]

/** The headers of a program that has signed nobody in. */
const NO_SESSION: Record<string, string>[] = [
  {},
  { Authorization: '' },
  { Authorization: 'Bearer' },
  { Authorization: 'Bearer ' },
  { Authorization: 'Bearer undefined' },
  { Authorization: 'Basic cGxpbms6a2V5' },
  { Authorization: 'Bearer 0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f' },
  { 'X-Api-Key': 'plk_sandbox_1' },
]

describe.each(SCHEMES)('an operation that takes $schemes', ({ method, path, takesKey }) => {
  const refusalOf = (headers: Record<string, string>) => outcome(app.request(path, { method, headers }))

  test.each(NO_SESSION)('tells a program what to send: %j', async headers => {
    const error = takesKey ? KEY_SENTENCE : TOKEN_SENTENCE
    expect(await refusalOf(headers)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', error } })
  })

  test.skipIf(takesKey)('tells a program that its key is not taken', async () => {
    const response = await refusalOf({ Authorization: `Bearer ${newApiKey('sandbox')}` })
    const error = `This operation takes no API key. ${TOKEN_SENTENCE}`
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', error } })
  })

  test.each(['a'.repeat(43), `${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`])(
    'tells a person whose session has ended to sign in: %s',
    async token => {
      const response = await refusalOf({ Authorization: `Bearer ${token}` })
      expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED', error: PERSON_SENTENCE } })
    },
  )
})

describe('a member', () => {
  const ACTION = { type: 'create_sub_wallet', name: 'Salaries' }

  async function businessWith(role: MemberRole) {
    const owner = await signedInCustomer(app)
    const member = await (await newMember(deps, app, owner.userId, role)).signIn()
    return { owner, member }
  }

  test('acts for the business, and is somebody else', async () => {
    const { owner, member } = await businessWith('maker')
    const [{ body: business }, { body: person }] = [await me(owner), await me(member)]
    expect(person).toMatchObject({ profile: business.profile, role: 'maker', nextStep: 'dashboard' })
    expect(person.userId).not.toBe(business.userId)
    const wallets = [owner, member].map(each => outcome(each.get('/api/v1/wallet')))
    const [ofOwner, ofMember] = await Promise.all(wallets)
    expect(ofMember).toEqual(ofOwner)
    expect(await sessionsOf(member)).toHaveLength(1)
  })

  test('gets the codes of what they prepare', async () => {
    const { owner, member } = await businessWith('owner')
    await member.post('/api/v1/wallet/actions', ACTION)
    expect(await messagesTo(member)).toContainEqual(expect.stringContaining('a new sub-wallet'))
    expect(await messagesTo(owner)).not.toContainEqual(expect.stringContaining('a new sub-wallet'))
  })

  test.each<MemberRole>(['maker', 'approver', 'viewer'])('who is a %s is refused what owners do', async role => {
    const { member } = await businessWith(role)
    expect(await outcome(member.post('/api/v1/wallet/actions', ACTION))).toMatchObject({
      status: 403,
      body: { code: 'ROLE_REQUIRED' },
    })
  })

  test('has another role from the next call on', async () => {
    const { member } = await businessWith('owner')
    await database.db.update(accounts).set({ role: 'viewer' }).where(eq(accounts.id, member.userId))
    expect((await member.post('/api/v1/wallet/actions', ACTION)).status).toBe(403)
  })

  test('belongs to the account that opened a business, and to no other', async () => {
    const { owner, member } = await businessWith('viewer')
    await expect(newMember(deps, app, member.userId, 'viewer')).rejects.toThrow()
    const toAnother = database.db.update(accounts).set({ businessId: null }).where(eq(accounts.id, member.userId))
    await expect(toAnother).rejects.toThrow()
    const update = database.db.update(accounts).set({ role: 'viewer' }).where(eq(accounts.id, owner.userId))
    await expect(update).rejects.toThrow()
  })
})
