import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE, seededCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const MINUTE = 60

const LOGIN_EXPIRED = { status: 410, body: { code: 'LOGIN_EXPIRED', error: 'Session expired. Please login again.' } }
const wrong = (attemptsRemaining: number) => ({
  status: 400,
  body: { code: 'VALIDATION_ERROR', error: 'Invalid verification code', attemptsRemaining },
})

/** A customer who was just sent the code of a sign-in. */
const startedCustomer = async () => (await newCustomer(app)).startLogin()

const verify = (customer: Customer, otp = customer.otp) => outcome(customer.tryCode(otp))
const guess = (customer: Customer) => verify(customer, wrongCode(customer.otp))

describe('resendLoginOtp', () => {
  const resend = (customer: Customer) => outcome(customer.tryResend())

  test('waits 30 seconds', async () => {
    const noura = await startedCustomer()
    clock.advance(29)
    expect(await resend(noura)).toMatchObject({ status: 429, body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 1 } })
    clock.advance(1)
    expect(await resend(noura)).toMatchObject({ status: 200, body: { needsOtp: true, userId: noura.userId } })
  })

  test('leaves the last code valid when it is called too soon', async () => {
    const noura = await startedCustomer()
    await resend(noura)
    expect(await verify(noura)).toMatchObject({ status: 200 })
  })

  test('does not reset the attempts', async () => {
    const noura = await startedCustomer()
    for (const attempts of [4, 3]) expect(await guess(noura)).toMatchObject(wrong(attempts))
    clock.advance(31)
    await noura.resendCode()
    for (const attempts of [2, 1]) expect(await guess(noura)).toMatchObject(wrong(attempts))
    clock.advance(31)
    await noura.startLogin()
    expect(await guess(noura)).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED', reason: 'soft' } })
  })

  test('sends at most ten codes an hour, and the tenth stays valid', async () => {
    const noura = await startedCustomer()
    for (let count = 1; count < 10; count++) {
      clock.advance(31)
      await noura.resendCode()
    }
    clock.advance(31)
    const tooMany = {
      status: 429,
      body: { code: 'RATE_LIMITED', reason: 'codes_per_hour', retryAfterSeconds: 3600 - 310 },
    }
    expect(await resend(noura)).toMatchObject(tooMany)
    expect(await outcome(noura.tryPassword(noura.password))).toMatchObject(tooMany)
    expect(await verify(noura)).toMatchObject({ status: 200 })
    clock.advance(3600 - 310)
    await expect(noura.startLogin()).resolves.toBe(noura)
  })

  test('sends the shared accounts of the sandbox more than ten codes an hour', async () => {
    const seededAccount = seededCustomer(app, '0500000010')
    for (let count = 0; count < 12; count++) {
      await seededAccount.startLogin()
      clock.advance(31)
    }
    await expect(seededAccount.startLogin()).resolves.toBe(seededAccount)
  })

  test('replaces an expired code within 15 minutes', async () => {
    const [noura, salem] = [await startedCustomer(), await startedCustomer()]
    clock.advance(15 * MINUTE - 1)
    expect(await verify(noura)).toMatchObject({ status: 410, body: { code: 'OTP_EXPIRED' } })
    await noura.resendCode()
    expect(await verify(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await resend(salem)).toMatchObject(LOGIN_EXPIRED)
    expect(await verify(salem)).toMatchObject(LOGIN_EXPIRED)
  })

  test('works only on the device of a sign-in in progress', async () => {
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
