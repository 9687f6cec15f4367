import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { atOnce, type Outcome, outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const MINUTE = 60

const verify = (newcomer: Newcomer, otp = newcomer.otp) =>
  newcomer.post('/api/v1/auth/verify-otp', { phoneNumber: newcomer.phoneNumber, otp })

const guess = (newcomer: Newcomer) => outcome(verify(newcomer, wrongCode(newcomer.otp)))

const isSuccess = ({ status }: Outcome) => status === 200
const lockedOut = ({ status }: Outcome) => status === 423
const NOT_VERIFIED = { status: 410, body: { code: 'OTP_VERIFY_FAILED', error: 'Failed to verify OTP' } }
const wrong = (attemptsRemaining: number) => ({ status: 400, body: { code: 'VALIDATION_ERROR', attemptsRemaining } })

/** An applicant without attempts left. */
async function lockedNewcomer(): Promise<Newcomer> {
  const noura = await signUp(app).upTo('otp')
  for (let attempt = 0; attempt < 3; attempt++) await guess(noura)
  return noura
}

describe('verifyOtp, called at once,', () => {
  test('lets one of 50 uses of the right code succeed', async () => {
    const noura = await signUp(app).upTo('otp')
    const responses = await atOnce(50, () => verify(noura))
    expect(responses.filter(isSuccess)).toHaveLength(1)
  })

  test('does not count the other uses of a right code as failures', async () => {
    const noura = await signUp(app).upTo('otp')
    const uses: Promise<Response>[] = []
    for (let use = 0; use < 50; use++) {
      uses.push(verify(noura))
      await nextTurn()
    }
    await Promise.all(uses)
    clock.advance(31)
    await noura.askForCode()
    expect(await guess(noura)).toMatchObject(wrong(2))
  })

  test.each([
    ['freelancer', 3],
    ['sole-proprietorship', 5],
    ['individual-owner-company', 5],
  ] as const)('compares only as many of 200 wrong codes as a %s has attempts', async (businessType, attempts) => {
    const noura = await signUp(app, { businessType }).upTo('otp')
    const responses = await atOnce(200, index => verify(noura, wrongCode(noura.otp, index)))
    const comparisons = responses.filter(({ status }) => status === 400).map(({ body }) => body.attemptsRemaining)
    expect(comparisons.sort()).toEqual(Array.from({ length: attempts }, (_, index) => index))
    expect(responses.filter(lockedOut)).toHaveLength(200 - attempts)
    expect(await outcome(verify(noura))).toMatchObject({ status: 423, body: { retryAfterSeconds: 900 } })
  })
})

describe('verifyOtp, called at once with one wrong code,', () => {
  test('counts each submission', async () => {
    const noura = await signUp(app).upTo('otp')
    const code = wrongCode(noura.otp)
    const responses = await atOnce(50, () => verify(noura, code))
    expect(responses.flatMap(({ body }) => body.attemptsRemaining ?? []).sort()).toEqual([0, 1, 2])
    expect(responses.filter(lockedOut)).toHaveLength(47)
  })

  test('counts a submission once that is sent again with its key', async () => {
    const noura = await signUp(app).upTo('otp')
    const body = { phoneNumber: noura.phoneNumber, otp: wrongCode(noura.otp) }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const submit = () => outcome(noura.post('/api/v1/auth/verify-otp', body, headers))
    for (let count = 0; count < 4; count++) expect(await submit()).toMatchObject(wrong(2))
    expect(await guess(noura)).toMatchObject(wrong(1))
  })
})

describe('verifyOtp: the attempts', () => {
  test('decrease with each wrong code, and the last one locks', async () => {
    const noura = await signUp(app).upTo('otp')
    for (const remaining of [2, 1, 0]) expect(await guess(noura)).toMatchObject(wrong(remaining))
    expect(await outcome(verify(noura))).toMatchObject({ status: 423, body: { code: 'OTP_LOCKED' } })
  })

  test('do not restart when another code is sent', async () => {
    const noura = await signUp(app).upTo('otp')
    await guess(noura)
    await guess(noura)
    clock.advance(31)
    await noura.askForCode()
    expect(await guess(noura)).toMatchObject(wrong(0))
    expect(await outcome(verify(noura))).toMatchObject({ status: 423 })
  })

  test('do not restart with another business type, whose limit applies', async () => {
    const noura = await signUp(app).upTo('otp')
    await guess(noura)
    await guess(noura)
    clock.advance(31)
    noura.values.businessType = 'sole-proprietorship'
    await noura.askForCode()
    for (const remaining of [2, 1, 0]) expect(await guess(noura)).toMatchObject(wrong(remaining))
  })

  test('are used up at once by a business type with a lower limit', async () => {
    const noura = await signUp(app, { businessType: 'sole-proprietorship' }).upTo('otp')
    for (let attempt = 0; attempt < 4; attempt++) await guess(noura)
    clock.advance(31)
    noura.values.businessType = 'freelancer'
    await noura.askForCode()
    expect(await outcome(verify(noura))).toMatchObject({ status: 423, body: { retryAfterSeconds: 900 } })
    clock.advance(60)
    expect(await outcome(verify(noura))).toMatchObject({ status: 423, body: { retryAfterSeconds: 840 } })
  })

  test('are five on the alternative screen, whatever the business type', async () => {
    const noura = await signUp(app, { businessType: 'freelancer' }).upTo('otp')
    await guess(noura)
    clock.advance(31)
    await noura.askForCode({ alternativeScreen: true })
    for (const remaining of [3, 2, 1, 0]) expect(await guess(noura)).toMatchObject(wrong(remaining))
    expect(await outcome(verify(noura))).toMatchObject({ status: 423, body: { code: 'OTP_LOCKED' } })
  })

  test('restart after the right code', async () => {
    const noura = await signUp(app).upTo('otp')
    await guess(noura)
    await guess(noura)
    expect(await outcome(verify(noura))).toMatchObject({ status: 200 })
    clock.advance(31)
    await noura.askForCode()
    expect(await guess(noura)).toMatchObject(wrong(2))
  })

  test('restart an hour after the first wrong code', async () => {
    const noura = await signUp(app).upTo('otp')
    await guess(noura)
    await guess(noura)
    clock.advance(60 * MINUTE)
    await noura.askForCode()
    expect(await guess(noura)).toMatchObject(wrong(2))
  })

  test('do not decrease while there is no valid code', async () => {
    const noura = signUp(app)
    for (let attempt = 0; attempt < 6; attempt++) {
      expect(await outcome(verify(noura, '000000'))).toMatchObject(NOT_VERIFIED)
    }
    await noura.upTo('otp')
    expect(await guess(noura)).toMatchObject(wrong(2))
  })

  test('decrease each time for the same wrong code', async () => {
    const noura = await signUp(app).upTo('otp')
    const code = wrongCode(noura.otp)
    for (const remaining of [2, 1, 0]) expect(await outcome(verify(noura, code))).toMatchObject(wrong(remaining))
    expect(await outcome(verify(noura))).toMatchObject({ status: 423 })
  })

  test('are separate for each number', async () => {
    const [noura, salem] = [await lockedNewcomer(), await signUp(app).upTo('otp')]
    expect((await verify(noura)).status).toBe(423)
    expect((await verify(salem)).status).toBe(200)
  })
})

describe('verifyOtp locks', () => {
  test('for 15 minutes, within which no code is sent either', async () => {
    const noura = await lockedNewcomer()
    clock.advance(15 * MINUTE - 1)
    expect(await outcome(verify(noura))).toMatchObject({ status: 423, body: { retryAfterSeconds: 1 } })
    const resend = noura.post('/api/v1/auth/send-otp', { phoneNumber: noura.phoneNumber })
    expect(await outcome(resend)).toMatchObject({ status: 423, body: { code: 'OTP_LOCKED', retryAfterSeconds: 1 } })
    clock.advance(2)
    await noura.askForCode()
    expect(await outcome(verify(noura))).toMatchObject({ status: 200 })
  })

  test('and then allows all attempts again', async () => {
    const noura = await lockedNewcomer()
    clock.advance(15 * MINUTE + 1)
    await noura.askForCode()
    expect(await guess(noura)).toMatchObject(wrong(2))
  })
})

describe('verifyOtp takes a code', () => {
  test('for five minutes', async () => {
    const [noura, salem] = [await signUp(app).upTo('otp'), await signUp(app).upTo('otp')]
    clock.advance(5 * MINUTE - 1)
    expect(await outcome(verify(noura))).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await outcome(verify(salem))).toMatchObject({ status: 410, body: { code: 'OTP_EXPIRED' } })
  })

  test('once', async () => {
    const noura = await signUp(app).upTo('cr')
    expect(await outcome(verify(noura))).toMatchObject(NOT_VERIFIED)
  })

  test('only if it is the newest', async () => {
    const noura = await signUp(app).upTo('otp')
    const first = noura.otp
    clock.advance(31)
    await noura.askForCode()
    expect(first).not.toBe(noura.otp)
    expect(await outcome(verify(noura, first))).toMatchObject(wrong(2))
    expect(await outcome(verify(noura))).toMatchObject({ status: 200 })
  })

  test('only for the number that it was sent to', async () => {
    const [noura, salem] = [await signUp(app).upTo('otp'), await signUp(app).upTo('otp')]
    expect(await outcome(verify(noura, salem.otp))).toMatchObject(wrong(2))
    expect(await outcome(verify(salem))).toMatchObject({ status: 200 })
  })
})

describe('verifyOtp records', () => {
  test('each version of the terms that was accepted, with the time of the first acceptance', async () => {
    const compliance = await new StaffMember(app).signIn()
    const noura = await signUp(app).upTo('cr')
    const first = { version: deps.legal.termsVersion, acceptedAt: clock().toISOString() }
    for (const server of [app, plink.with({ legal: { ...deps.legal, termsVersion: 'second' } })]) {
      clock.advance(31)
      const again = noura.through(server)
      await again.askForCode()
      await again.verifyPhone()
    }
    const second = { version: 'second', acceptedAt: clock().toISOString() }
    const response = await compliance.post(`/customers/${noura.userId}/export`, { reason: 'Asked for it by letter' })
    const { acceptedTerms } = (await response.json()).data
    expect(acceptedTerms).toHaveLength(2)
    expect(acceptedTerms).toEqual(expect.arrayContaining([first, second].map(each => expect.objectContaining(each))))
  })
})

describe('verifyOtp responds with', () => {
  test('the same applicant and a new token when the same phone is verified again', async () => {
    const noura = await signUp(app).upTo('id')
    const first = { userId: noura.userId, token: noura.token }
    clock.advance(31)
    await noura.askForCode()
    await noura.verifyPhone()
    expect(noura.userId).toBe(first.userId)
    expect(noura.token).not.toBe(first.token)
    for (const token of [first.token, noura.token]) {
      const session = noura.get('/api/v1/onboarding/session', { Authorization: `Bearer ${token}` })
      expect(await outcome(session)).toMatchObject({ status: 200, body: { currentStep: 'id' } })
    }
  })

  test.each([
    ['voids the screening and the questionnaire with another business type', 'sole-proprietorship', 'globalScreening'],
    ['voids nothing with the same business type', 'freelancer', 'password'],
  ] as const)('the same applicant, and %s', async (_what, businessType, step) => {
    const noura = await signUp(app, { businessType: 'freelancer' }).upTo('password')
    clock.advance(31)
    noura.values.businessType = businessType
    await noura.askForCode()
    await noura.verifyPhone()
    const session = noura.get('/api/v1/onboarding/session')
    expect(await outcome(session)).toMatchObject({ body: { currentStep: step, data: { businessType } } })
  })

  test('no token once the phone has an account', async () => {
    const noura = await signUp(app).upTo('cr')
    clock.advance(31)
    await noura.askForCode()
    await noura.upTo('done')
    const { status, body } = await outcome(verify(noura))
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: noura.userId, nextStep: 'login', hasPassword: true, hasPasscode: false })
    expect(body).not.toHaveProperty('token')
  })
})
