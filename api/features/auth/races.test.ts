import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { refreshTokens, sessions } from '#api/kernel/db/schema/sessions.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer, newCustomer, OTHER_DEVICE, wrongCode } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { atOnce, type Outcome, outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database, deps, with: appWith } = plink
const { db } = database
afterAll(() => database.close())

const NEW_PASSWORDS = ['Dates&Coffee77', 'Sidr$Honey909'] as const

const isSuccess = ({ status }: Outcome) => status === 200
const codesOf = (responses: Outcome[]) => responses.map(({ body }) => body.code)

/** Fails if a concurrent request ended in a deadlock or another unexpected error. */
function expectNoServerErrors(responses: { status: number }[]): void {
  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
}

const signedInCustomer = async () => (await newCustomer(app)).signIn()
const liveSessionsOf = ({ userId }: Customer) =>
  db.$count(sessions, and(eq(sessions.accountId, userId), isNull(sessions.endedAt)))
const refresh = (customer: Customer) => customer.post('/api/v1/auth/refresh', { refreshToken: customer.refreshToken })
const me = async (customer: Customer) => (await customer.get('/api/v1/auth/me')).status

describe('a code is used once:', () => {
  test('50 uses of the right code of a sign-in open one session', async () => {
    const noura = await (await newCustomer(app)).startLogin()
    const responses = await atOnce(50, () => noura.tryCode(noura.otp))
    expectNoServerErrors(responses)
    expect(responses.filter(isSuccess)).toHaveLength(1)
    expect(new Set(codesOf(responses))).toEqual(new Set([undefined, 'LOGIN_EXPIRED']))
    expect(await liveSessionsOf(noura)).toBe(1)
  })

  test('50 uses of the right code of a recovery set one password', async () => {
    const noura = await (await newCustomer(app)).startRecovery()
    const passwords = Array.from({ length: 50 }, (_, index) => `Dates&Coffee${index + 10}`)
    const responses = await atOnce(50, index => noura.tryReset(noura.otp, passwords[index]!))
    expectNoServerErrors(responses)
    expect(responses.filter(isSuccess)).toHaveLength(1)
    noura.password = passwords[responses.findIndex(isSuccess)]!
    await expect(noura.signIn()).resolves.toHaveProperty('accessToken')
  })

  test('20 completions of a call open one session', async () => {
    const noura = await (await (await newCustomerWithCall(plink)).startLogin()).verifyLogin()
    await noura.press(1)
    const complete = () => noura.post(`/api/v1/auth/callback-complete/${noura.callbackId}`, noura.device)
    const responses = await atOnce(20, complete)
    expectNoServerErrors(responses)
    expect(responses.filter(isSuccess)).toHaveLength(1)
    expect(await liveSessionsOf(noura)).toBe(1)
  })

  test('20 status requests for a rejected call count one failure', async () => {
    const noura = await (await (await newCustomerWithCall(plink)).startLogin()).verifyLogin()
    await noura.press(2)
    const responses = await atOnce(20, () => noura.get(`/api/v1/auth/callback-status/${noura.callbackId}`))
    expect(responses.every(({ body }) => body.status === 'rejected')).toBe(true)
    expect((await outcome(noura.tryPassword('Palm#Trees2032'))).body).toMatchObject({ attemptsRemaining: 3 })
  })
})

describe('guesses are counted before they are compared:', () => {
  test('200 wrong codes are compared five times at most, and lock', async () => {
    const noura = await (await newCustomer(app)).startLogin()
    const responses = await atOnce(200, index => noura.tryCode(wrongCode(noura.otp, index)))
    expectNoServerErrors(responses)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(4)
    expect(codesOf(responses).filter(code => code === 'ACCOUNT_LOCKED')).toHaveLength(196)
    expect((await noura.tryCode(noura.otp)).status).toBe(423)
  })

  test.each([
    ['of an account', (noura: Customer) => noura.identifier],
    ['of nobody', () => '0599999999'],
  ])('200 wrong passwords %s are compared five times at most, and lock', async (_whose, identifierOf) => {
    let comparisons = 0
    const verify = (hash: string, password: string) => {
      comparisons++
      return deps.passwords.verify(hash, password)
    }
    // The checks run without a queue, as they do on many servers at once.
    const counting = appWith({ passwords: { ...deps.passwords, verify, runQueued: work => work() } })
    const noura = await newCustomer(app)
    const guesser = new Customer(counting, { ...noura, identifier: identifierOf(noura) })
    const responses = await atOnce(200, () => guesser.tryPassword('Palm#Trees2032'))
    expectNoServerErrors(responses)
    expect(comparisons).toBe(5)
    expect((await guesser.tryPassword(noura.password)).status).toBe(423)
  })

  test('200 wrong birthdays are compared five times at most, and lock', async () => {
    const noura = await newCustomer(app)
    const responses = await atOnce(200, () => noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth: '2012-12-04' }))
    expectNoServerErrors(responses)
    expect(responses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(4)
    expect((await noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth: '2012-12-03' })).status).toBe(423)
  })

  test('20 right passwords at once send one code and count as no failure', async () => {
    const noura = await newCustomer(app)
    const responses = await atOnce(20, () => noura.tryPassword(noura.password))
    expectNoServerErrors(responses)
    expect(responses.filter(({ body }) => body.otpCode !== undefined)).toHaveLength(1)
    expect((await outcome(noura.tryPassword('Palm#Trees2032'))).body).toMatchObject({ attemptsRemaining: 4 })
  })
})

describe('a refresh token is exchanged once:', () => {
  test('one of 20 exchanges succeeds, the others get TOKEN_ROTATED, and the session continues', async () => {
    const noura = await signedInCustomer()
    const { sessionId } = await noura.readSession()
    const responses = await atOnce(20, () => refresh(noura))
    expectNoServerErrors(responses)
    const [exchange] = responses.filter(isSuccess)
    expect(responses.filter(isSuccess)).toHaveLength(1)
    expect(codesOf(responses).filter(code => code === 'TOKEN_ROTATED')).toHaveLength(19)
    const live = and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.rotatedAt))
    expect(await db.$count(refreshTokens, live)).toBe(1)
    noura.refreshToken = String(exchange?.body.refreshToken)
    await expect(noura.refresh()).resolves.toHaveProperty('accessToken')
  })

  test('20 uses of an exchanged token end the session', async () => {
    const noura = await signedInCustomer()
    const old = noura.refreshToken
    await noura.refresh()
    clock.advance(1)
    const responses = await atOnce(20, () => noura.post('/api/v1/auth/refresh', { refreshToken: old }))
    expect(responses.every(({ status }) => status === 401)).toBe(true)
    expect(codesOf(responses)).toContain('TOKEN_REUSED')
    expect((await refresh(noura)).status).toBe(401)
  })

  test('or not at all after a simultaneous logout', async () => {
    const noura = await signedInCustomer()
    const { refreshToken } = noura
    const responses = await Promise.all([
      noura.post('/api/v1/auth/logout', { refreshToken }),
      ...Array.from({ length: 5 }, () => refresh(noura)),
    ])
    expectNoServerErrors(responses)
    expect(responses[0]?.status).toBe(204)
    expect(await liveSessionsOf(noura)).toBe(0)
    expect(await me(noura)).toBe(401)
  })
})

describe('a new password ends everything that was begun with the old one:', () => {
  /** Fails if a response has a token that is still valid. */
  async function expectAllEnded(responses: Outcome[]): Promise<void> {
    const tokens = responses.flatMap(({ body }) => (typeof body.accessToken === 'string' ? [body.accessToken] : []))
    for (const token of tokens) {
      const response = await app.request('/api/v1/auth/me', { headers: { Authorization: `Bearer ${token}` } })
      expect(response.status).toBe(401)
    }
  }

  test('a reset and sign-ins with the old one at once', async () => {
    const noura = await (await newCustomer(app)).startLogin()
    const laptop = await noura.at(OTHER_DEVICE).startRecovery()
    const [reset, ...signIns] = await Promise.all([
      outcome(laptop.tryReset(laptop.otp, NEW_PASSWORDS[0])),
      ...Array.from({ length: 5 }, () => outcome(noura.tryCode(noura.otp))),
      outcome(noura.at(OTHER_DEVICE).tryPassword(noura.password)),
    ])
    expectNoServerErrors([reset, ...signIns])
    expect(reset.status).toBe(200)
    await expectAllEnded(signIns)
    expect(await liveSessionsOf(noura)).toBe(0)
    expect((await noura.tryPassword(noura.password)).status).not.toBe(200)
  })

  test('a reset while the password of a sign-in without a code is compared', async () => {
    const credentials = { identifier: '0500000011', password: 'Sandbox#2026', idNumber: '1990200063' }
    const owner = new Customer(app, credentials)
    const verify = async (hash: string, password: string) => {
      const isRight = await deps.passwords.verify(hash, password)
      await (await owner.startRecovery()).reset(NEW_PASSWORDS[0])
      return isRight
    }
    const slow = new Customer(appWith({ passwords: { ...deps.passwords, verify } }), credentials)
    expect(await outcome(slow.tryPassword(slow.password))).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    })
    await owner.signIn()
    expect(await liveSessionsOf(owner)).toBe(1)
  })

  test('a reset while a call is being completed', async () => {
    const noura = await (await (await newCustomerWithCall(plink)).startLogin()).verifyLogin()
    const reset = async () => {
      await (await noura.at(OTHER_DEVICE).startRecovery()).reset(NEW_PASSWORDS[0])
      return 'confirmed' as const
    }
    const slow = appWith({ providers: { voiceCall: { ...deps.providers.voiceCall, outcome: reset } } })
    const completion = noura.through(slow).post(`/api/v1/auth/callback-complete/${noura.callbackId}`, noura.device)
    expect(await outcome(completion)).toMatchObject({ status: 410, body: { code: 'CALLBACK_EXPIRED' } })
    expect(await liveSessionsOf(noura)).toBe(0)
  })

  test('a reset and exchanges of refresh tokens at once', async () => {
    const noura = await signedInCustomer()
    const laptop = await noura.at(OTHER_DEVICE).startRecovery()
    const [reset, ...exchanges] = await Promise.all([
      outcome(laptop.tryReset(laptop.otp, NEW_PASSWORDS[0])),
      ...Array.from({ length: 5 }, () => outcome(refresh(noura))),
    ])
    expectNoServerErrors([reset, ...exchanges])
    expect(reset.status).toBe(200)
    await expectAllEnded(exchanges)
    expect(await liveSessionsOf(noura)).toBe(0)
  })

  test('two changes at once: one succeeds, and its session is the only one', async () => {
    const phone = await signedInCustomer()
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    const { password: currentPassword } = phone
    const changes = await Promise.all(
      [phone, laptop].map((device, index) =>
        outcome(device.post('/api/v1/auth/change-password', { currentPassword, newPassword: NEW_PASSWORDS[index] })),
      ),
    )
    expectNoServerErrors(changes)
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await liveSessionsOf(phone)).toBe(1)
    const winner = changes.findIndex(isSuccess)
    expect((await phone.tryPassword(NEW_PASSWORDS[1 - winner]!)).status).toBe(401)
    expect((await phone.tryPassword(NEW_PASSWORDS[winner]!)).status).toBe(200)
  })

  test('a change, a reset and the end of all other sessions at once', async () => {
    const phone = await signedInCustomer()
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    const forgetful = await phone.at(OTHER_DEVICE).startRecovery()
    const passwords = { currentPassword: phone.password, newPassword: NEW_PASSWORDS[0] }
    const responses = await Promise.all([
      outcome(forgetful.tryReset(forgetful.otp, NEW_PASSWORDS[1])),
      outcome(phone.post('/api/v1/auth/change-password', passwords)),
      outcome(laptop.delete('/api/v1/auth/sessions')),
      outcome(phone.delete('/api/v1/auth/sessions')),
    ])
    expectNoServerErrors(responses)
    // A password change that comes first ends the recovery.
    const [reset, change] = responses
    if (reset.status !== 200)
      expect([reset, change]).toMatchObject([{ body: { code: 'RESET_INVALID' } }, { status: 200 }])
    expect((await phone.tryPassword(phone.password)).status).toBe(401)
    expect(await me(laptop)).toBe(401)
  })
})
