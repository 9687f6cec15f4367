import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { securityEvents } from '#api/db/schema/security.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, DEVICE, newCustomer, OTHER_DEVICE, seededCustomer } from '#api/testing/customer.ts'
import { newCustomerWithCall } from '#api/testing/customer-with-call.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'

const world = await testApp()
const { app, clock, database, deps, with: appWith } = world
afterAll(() => database.close())

const MINUTE = 60

/** Somebody whose phone is ringing. */
const calledCustomer = async () => (await (await newCustomerWithCall(world)).startLogin()).verifyLogin()
const calledAccount = async (phone: string) => (await seededCustomer(app, phone).startLogin()).verifyLogin()

const status = ({ server, callbackId }: Customer): Promise<Outcome> =>
  outcome(server.request(`/api/v1/auth/callback-status/${callbackId}`))
const complete = (customer: Customer, device: object = customer.device) =>
  outcome(customer.post(`/api/v1/auth/callback-complete/${customer.callbackId}`, device))
const press = (customer: Customer, digit: number) =>
  outcome(customer.post(`/api/sandbox/calls/${customer.callbackId}/press`, { digit }))
/** How many attempts are left after one more that fails. */
const attemptsLeft = async (customer: Customer) =>
  (await outcome(customer.tryPassword('Palm#Trees2032'))).body.attemptsRemaining

const is = (state: string) => ({ status: 200, body: { status: state, message: expect.any(String) } })
const NOT_FOUND = { status: 404, body: { code: 'CALLBACK_NOT_FOUND' } }
const EXPIRED = { status: 410, body: { code: 'CALLBACK_EXPIRED' } }
const NOT_CONFIRMED = { status: 409, body: { code: 'CALLBACK_NOT_CONFIRMED' } }

describe('verifyLoginOtp', () => {
  test('answers the call in place of the tokens', async () => {
    const noura = await (await newCustomerWithCall(world)).startLogin()
    const { status, body } = await outcome(noura.tryCode(noura.otp))
    expect(status).toBe(200)
    expect(body).toEqual({
      needsCallback: true,
      userId: noura.userId,
      deviceId: expect.any(String),
      callbackId: expect.any(String),
      expiresAt: new Date(clock().getTime() + 120_000).toISOString(),
    })
  })

  test.each([
    ['refused', 502, 'CALL_FAILED', async (): Promise<undefined> => undefined],
    ['lost', 504, 'TIMEOUT', () => new Promise<never>(() => {})],
  ] as const)('gives the code back when the call was %s, and costs no attempt', async (_what, code, error, place) => {
    const noura = await (await newCustomerWithCall(world)).startLogin()
    const voiceCall = { ...deps.providers.voiceCall, place }
    const broken = noura.through(appWith({ providers: { voiceCall }, providerTimeoutSeconds: 0.02 }))
    for (let tried = 0; tried < 6; tried++) {
      expect(await outcome(broken.tryCode(noura.otp))).toMatchObject({ status: code, body: { code: error } })
    }
    await noura.verifyLogin()
    expect(await status(noura)).toMatchObject(is('calling'))
  })
})

describe('a code that was used', () => {
  test('is not given back by an older one whose call fails late', async () => {
    const noura = await (await newCustomerWithCall(world)).startLogin()
    const [placing, placed] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()]
    const place = () => {
      placing.resolve()
      return placed.promise
    }
    const slow = noura.through(appWith({ providers: { voiceCall: { ...deps.providers.voiceCall, place } } }))
    const older = slow.tryCode(slow.otp)
    await placing.promise
    const { otp } = await noura.startLogin()
    await noura.verifyLogin()
    placed.resolve(undefined)
    expect((await older).status).toBe(502)
    expect(await outcome(noura.tryCode(otp))).toMatchObject({ status: 410, body: { code: 'LOGIN_EXPIRED' } })
  })
})

describe('a call that nobody asks about', () => {
  test('counts as failed before there is another', async () => {
    const noura = await calledCustomer()
    await press(noura, 2)
    clock.advance(31)
    await noura.startLogin()
    await noura.verifyLogin()
    expect(await attemptsLeft(noura)).toBe(3)
  })

  test('does not count when it was never placed', async () => {
    const noura = await (await newCustomerWithCall(world)).startLogin()
    const voiceCall = { ...deps.providers.voiceCall, place: async () => undefined }
    const broken = noura.through(appWith({ providers: { voiceCall } }))
    for (let tried = 0; tried < 6; tried++) await broken.tryCode(noura.otp)
    clock.advance(3 * MINUTE)
    await noura.verifyLogin()
    expect(await attemptsLeft(noura)).toBe(4)
  })
})

describe('getCallbackStatus', () => {
  test('follows the call: it rings, waits for a key, and is over after two minutes', async () => {
    const noura = await calledCustomer()
    expect(await status(noura)).toMatchObject(is('calling'))
    clock.advance(2)
    expect(await status(noura)).toMatchObject(is('pending'))
    clock.advance(117)
    expect(await status(noura)).toMatchObject(is('pending'))
    clock.advance(2)
    expect(await status(noura)).toMatchObject(is('expired'))
    expect(await press(noura, 1)).toMatchObject({ status: 409, body: { code: 'CALL_ENDED' } })
    expect(await status(noura)).toMatchObject(is('expired'))
    expect(await complete(noura)).toMatchObject(EXPIRED)
  })

  test.each([
    [1, 'confirmed'],
    [2, 'rejected'],
  ])('tells that %i was pressed, which is final', async (digit, state) => {
    const noura = await calledCustomer()
    expect(await press(noura, digit)).toMatchObject({ status: 200, body: { status: state } })
    expect(await status(noura)).toMatchObject(is(state))
    expect(await press(noura, 3 - digit)).toMatchObject({ status: 409, body: { code: 'CALL_ENDED' } })
    clock.advance(3 * MINUTE)
    expect(await status(noura)).toMatchObject(is(state))
  })

  test('tells the yes that nobody asked for while the phone was ringing', async () => {
    const noura = await calledCustomer()
    clock.advance(MINUTE)
    await press(noura, 1)
    clock.advance(2 * MINUTE)
    expect(await status(noura)).toMatchObject(is('confirmed'))
  })

  test('knows no other calls', async () => {
    const noura = Object.assign(await newCustomer(app), { callbackId: crypto.randomUUID() })
    expect(await status(noura)).toMatchObject(NOT_FOUND)
    expect(await complete(noura)).toMatchObject(NOT_FOUND)
    expect(await press(noura, 1)).toMatchObject(NOT_FOUND)
  })

  test.each([
    ['0500000012', 'confirmed'],
    ['0500000013', 'rejected'],
    ['0500000014', 'expired'],
    ['0500000015', 'confirmed'],
  ])('of the account %s of the sandbox becomes %s by itself after 4 s', async (phone, state) => {
    const account = await calledAccount(phone)
    clock.advance(3)
    expect(await status(account)).toMatchObject(is('pending'))
    clock.advance(1)
    expect(await status(account)).toMatchObject(is(state))
  })
})

describe('completeCallback', () => {
  test('answers the tokens, once', async () => {
    const noura = await calledCustomer()
    await press(noura, 1)
    const { status, body } = await complete(noura)
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: noura.userId, nextStep: 'dashboard', accessToken: expect.any(String) })
    expect(await complete(noura)).toMatchObject(EXPIRED)
  })

  test('only what was confirmed', async () => {
    const noura = await calledCustomer()
    expect(await complete(noura)).toMatchObject(NOT_CONFIRMED)
    clock.advance(5)
    expect(await complete(noura)).toMatchObject(NOT_CONFIRMED)
    await press(noura, 2)
    expect(await complete(noura)).toMatchObject(EXPIRED)
  })

  test('only for the device that began the sign-in, which can go on afterwards', async () => {
    const noura = await calledCustomer()
    await press(noura, 1)
    for (const device of [OTHER_DEVICE, {}, { ...DEVICE, timezone: 'UTC' }, { platform: 'web' }]) {
      expect(await complete(noura, device)).toMatchObject(NOT_FOUND)
    }
    expect(await complete(noura)).toMatchObject({ status: 200 })
  })

  test('within five minutes of the call', async () => {
    const [noura, salem] = [await calledCustomer(), await calledCustomer()]
    await press(noura, 1)
    await press(salem, 1)
    clock.advance(5 * MINUTE - 1)
    expect(await complete(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await complete(salem)).toMatchObject(EXPIRED)
  })

  test('not after the password was changed', async () => {
    const noura = await calledCustomer()
    await press(noura, 1)
    await (await noura.at(OTHER_DEVICE).startRecovery()).reset('Dates&Coffee77')
    expect(await complete(noura)).toMatchObject(NOT_FOUND)
  })

  test('without tokens for the account 0500000015, and signs nobody in', async () => {
    const account = await calledAccount('0500000015')
    clock.advance(4)
    expect(await complete(account)).toEqual({ status: 200, body: { userId: account.userId } })
    const events = database.db.select().from(securityEvents).where(eq(securityEvents.accountId, account.userId))
    expect(await events).toEqual([])
  })
})

describe('a call that failed counts as one failure', () => {
  test.each([
    ['rejected', (noura: Customer) => press(noura, 2)],
    ['expired', async () => clock.advance(2 * MINUTE)],
  ])('when %s, however often somebody asks', async (state, end) => {
    const noura = await calledCustomer()
    await end(noura)
    for (let asked = 0; asked < 10; asked++) expect(await status(noura)).toMatchObject(is(state))
    expect(await attemptsLeft(noura)).toBe(3)
  })

  test('when only the completion notices', async () => {
    const noura = await calledCustomer()
    await press(noura, 2)
    await complete(noura)
    expect(await attemptsLeft(noura)).toBe(3)
  })

  test('and the fifth locks', async () => {
    const noura = await calledCustomer()
    await press(noura, 2)
    for (const left of [4, 3, 2, 1]) expect(await attemptsLeft(noura)).toBe(left)
    expect(await status(noura)).toMatchObject(is('rejected'))
    expect(await outcome(noura.tryPassword(noura.password))).toMatchObject({ status: 423 })
  })

  test.each(['0500000013', '0500000014'])('except in the sandbox for %s, which is to stay usable', async phone => {
    for (let signIn = 0; signIn < 6; signIn++) {
      const account = await calledAccount(phone)
      clock.advance(4)
      await status(account)
    }
    expect(await attemptsLeft(seededCustomer(app, phone))).toBe(4)
  })
})

describe('listSandboxCalls', () => {
  test('shows the calls to a phone, the newest first', async () => {
    const noura = await calledCustomer()
    await press(noura, 2)
    const first = noura.callbackId
    clock.advance(1)
    await (await noura.startLogin()).verifyLogin()
    const phone = encodeURIComponent(`+966${noura.identifier.slice(1)}`)
    const { body } = await outcome(app.request(`/api/sandbox/calls?phoneNumber=${phone}`))
    expect(body.items).toMatchObject([
      { callbackId: noura.callbackId, status: 'calling' },
      { callbackId: first, status: 'rejected' },
    ])
  })
})
