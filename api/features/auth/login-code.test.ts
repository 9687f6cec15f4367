import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { Customer, DEVICE, newCustomer, OTHER_DEVICE } from '#api/testing/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { signUp } from '#api/testing/personas.ts'
import { wrongCode } from '#api/testing/wrong-code.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const MINUTE = 60

const LOGIN_EXPIRED = { status: 410, body: { code: 'LOGIN_EXPIRED', error: 'Session expired. Please login again.' } }
const wrong = (attemptsRemaining: number) => ({
  status: 400,
  body: { code: 'VALIDATION_ERROR', error: 'Invalid verification code', attemptsRemaining },
})

/** Somebody whose password was right just now. */
const startedCustomer = async () => (await newCustomer(app)).startLogin()

const verify = (customer: Customer, otp = customer.otp) => outcome(customer.tryCode(otp))
const guess = (customer: Customer) => verify(customer, wrongCode(customer.otp))

describe('verifyLoginOtp takes a code', () => {
  test('once', async () => {
    const noura = await startedCustomer()
    const { otp } = noura
    expect(await verify(noura, otp)).toMatchObject({ status: 200, body: { userId: noura.userId } })
    expect(await verify(noura, otp)).toMatchObject(LOGIN_EXPIRED)
  })

  test('for five minutes', async () => {
    const [noura, salem] = [await startedCustomer(), await startedCustomer()]
    clock.advance(5 * MINUTE - 1)
    expect(await verify(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await verify(salem)).toMatchObject({ status: 410, body: { code: 'OTP_EXPIRED' } })
  })

  test('only if it is the newest, whether of the same sign-in or of another', async () => {
    const noura = await startedCustomer()
    const first = noura.otp
    clock.advance(31)
    const second = (await noura.resendCode()).otp
    clock.advance(31)
    await noura.startLogin()
    expect(await verify(noura, first)).toMatchObject(wrong(4))
    expect(await verify(noura, second)).toMatchObject(wrong(3))
    expect(await verify(noura)).toMatchObject({ status: 200 })
  })

  test('only after a password', async () => {
    const noura = await newCustomer(app)
    noura.userId = crypto.randomUUID()
    expect(await verify(noura, '000000')).toMatchObject(LOGIN_EXPIRED)
    const salem = await (await newCustomer(app)).signIn()
    noura.userId = salem.userId
    expect(await verify(noura, '000000')).toMatchObject(LOGIN_EXPIRED)
  })

  test('only of the account that it was sent to', async () => {
    const [noura, salem] = [await startedCustomer(), await startedCustomer()]
    expect(await verify(noura, salem.otp)).toMatchObject(wrong(4))
    expect(await verify(salem)).toMatchObject({ status: 200 })
  })

  test.each(Object.keys(DEVICE))(
    'only from the device that gave the password: another %s does, and costs no attempt',
    async part => {
      const noura = await startedCustomer()
      const elsewhere = Object.assign(noura.at({ ...DEVICE, [part]: 'another' }), { userId: noura.userId })
      expect(await verify(elsewhere, noura.otp)).toMatchObject(LOGIN_EXPIRED)
      expect(await guess(noura)).toMatchObject(wrong(4))
      expect(await verify(noura)).toMatchObject({ status: 200 })
    },
  )

  test('of the last device only', async () => {
    const noura = await startedCustomer()
    clock.advance(31)
    const elsewhere = await noura.at(OTHER_DEVICE).startLogin()
    expect(await verify(noura)).toMatchObject(LOGIN_EXPIRED)
    expect(await verify(noura, elsewhere.otp)).toMatchObject(LOGIN_EXPIRED)
    expect(await verify(elsewhere)).toMatchObject({ status: 200 })
  })
})

describe('a code is taken for its purpose only:', () => {
  /** Somebody for whom a code of each purpose is waiting. */
  async function threeCodes() {
    const person = await signUp(app).upTo('cr')
    clock.advance(31)
    await person.askForCode()
    const signUpCode = person.otp
    await person.toTheEnd()
    const { phone, password, idNumber } = person.values
    const customer = await new Customer(app, { identifier: phone, password }).startLogin()
    const { body } = await outcome(
      customer.post('/api/v1/auth/forgot-password', { idUnn: idNumber, phoneNumber: person.phoneNumber }),
    )
    return { person, customer, signUpCode, recoveryCode: String(body.otpCode), resetToken: body.resetToken }
  }

  test('neither that of the sign-up nor that of the recovery signs in', async () => {
    const { customer, signUpCode, recoveryCode } = await threeCodes()
    expect(await verify(customer, signUpCode)).toMatchObject(wrong(4))
    expect(await verify(customer, recoveryCode)).toMatchObject(wrong(3))
    expect(await verify(customer)).toMatchObject({ status: 200 })
  })

  test('that of the sign-in does nothing else', async () => {
    const { person, customer, resetToken, recoveryCode, signUpCode } = await threeCodes()
    const { phoneNumber } = person
    const verifyPhone = (otp: string) => outcome(person.post('/api/v1/auth/verify-otp', { phoneNumber, otp }))
    const reset = (otp: string) =>
      outcome(customer.post('/api/v1/auth/reset-password', { resetToken, otp, newPassword: 'Dates&Coffee77' }))
    expect(await verifyPhone(customer.otp)).toMatchObject({ status: 400, body: { attemptsRemaining: 2 } })
    expect(await verifyPhone(signUpCode)).toMatchObject({ status: 200 })
    expect(await reset(customer.otp)).toMatchObject({ status: 400, body: { attemptsRemaining: 4 } })
    expect(await reset(recoveryCode)).toMatchObject({ status: 200 })
  })
})

describe('resendLoginOtp', () => {
  const resend = (customer: Customer) => outcome(customer.tryResend())

  test.each(['resend', 'tryPassword'] as const)('waits 30 seconds, and so does another password (%s)', async way => {
    const noura = await startedCustomer()
    const again = () => (way === 'resend' ? resend(noura) : outcome(noura.tryPassword(noura.password)))
    clock.advance(29)
    expect(await again()).toMatchObject({ status: 429, body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 1 } })
    clock.advance(1)
    expect(await again()).toMatchObject({ status: 200, body: { needsOtp: true, userId: noura.userId } })
  })

  test('too soon leaves the code that was sent', async () => {
    const noura = await startedCustomer()
    await resend(noura)
    expect(await verify(noura)).toMatchObject({ status: 200 })
  })

  test('gives no attempts back', async () => {
    const noura = await startedCustomer()
    for (const left of [4, 3]) expect(await guess(noura)).toMatchObject(wrong(left))
    clock.advance(31)
    await noura.resendCode()
    for (const left of [2, 1]) expect(await guess(noura)).toMatchObject(wrong(left))
    clock.advance(31)
    await noura.startLogin()
    expect(await guess(noura)).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED', reason: 'soft' } })
  })

  test('sends ten codes an hour at most, and the tenth stays good', async () => {
    const noura = await startedCustomer()
    for (let sent = 1; sent < 10; sent++) {
      clock.advance(31)
      await noura.resendCode()
    }
    clock.advance(31)
    const tooMany = { status: 429, body: { code: 'RATE_LIMITED', retryAfterSeconds: 3600 - 310 } }
    expect(await resend(noura)).toMatchObject(tooMany)
    expect(await outcome(noura.tryPassword(noura.password))).toMatchObject(tooMany)
    expect(await verify(noura)).toMatchObject({ status: 200 })
    clock.advance(3600 - 310)
    await expect(noura.startLogin()).resolves.toBe(noura)
  })

  test('gives a new code in place of one that has expired, within 15 minutes', async () => {
    const [noura, salem] = [await startedCustomer(), await startedCustomer()]
    clock.advance(15 * MINUTE - 1)
    expect(await verify(noura)).toMatchObject({ status: 410, body: { code: 'OTP_EXPIRED' } })
    await noura.resendCode()
    expect(await verify(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await resend(salem)).toMatchObject(LOGIN_EXPIRED)
    expect(await verify(salem)).toMatchObject(LOGIN_EXPIRED)
  })

  test('is for the device of a sign-in that is not complete', async () => {
    const noura = await startedCustomer()
    clock.advance(31)
    const elsewhere = Object.assign(noura.at(OTHER_DEVICE), { userId: noura.userId })
    expect(await resend(elsewhere)).toMatchObject(LOGIN_EXPIRED)
    await noura.verifyLogin()
    expect(await resend(noura)).toMatchObject(LOGIN_EXPIRED)
    noura.userId = crypto.randomUUID()
    expect(await resend(noura)).toMatchObject(LOGIN_EXPIRED)
  })
})

describe('a sign-in under way', () => {
  test('ends when the password is changed', async () => {
    const phone = await newCustomer(app)
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    await phone.startLogin()
    const passwords = { currentPassword: laptop.password, newPassword: 'Dates&Coffee77' }
    expect((await laptop.post('/api/v1/auth/change-password', passwords)).status).toBe(200)
    expect(await verify(phone)).toMatchObject(LOGIN_EXPIRED)
    clock.advance(31)
    expect(await outcome(phone.tryResend())).toMatchObject(LOGIN_EXPIRED)
  })
})
