import { afterAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { attemptsLeft, calledCustomer, callStatus, inState, pressKey } from '#api/testing/customers/call-steps.ts'
import { Customer, DEVICE, newCustomer, OTHER_DEVICE, wrongCode } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database, deps, with: appWith } = plink
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
    'only from the device that sent the password: another %s is refused and costs no attempt',
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

describe('verifyLoginOtp takes a code for its purpose only:', () => {
  /** A customer with an open code of each purpose. */
  async function threeCodes() {
    const newcomer = await signUp(app).upTo('cr')
    clock.advance(31)
    await newcomer.askForCode()
    const signUpCode = newcomer.otp
    await newcomer.toTheEnd()
    const { phone, password, idNumber } = newcomer.values
    const customer = await new Customer(app, { identifier: phone, password }).startLogin()
    const { body } = await outcome(
      customer.post('/api/v1/auth/forgot-password', { idUnn: idNumber, phoneNumber: newcomer.phoneNumber }),
    )
    return { person: newcomer, customer, signUpCode, recoveryCode: String(body.otpCode), resetToken: body.resetToken }
  }

  test('a code of a sign-up or a recovery does not sign in', async () => {
    const { customer, signUpCode, recoveryCode } = await threeCodes()
    expect(await verify(customer, signUpCode)).toMatchObject(wrong(4))
    expect(await verify(customer, recoveryCode)).toMatchObject(wrong(3))
    expect(await verify(customer)).toMatchObject({ status: 200 })
  })

  test('a code of a sign-in does nothing else', async () => {
    const { person: newcomer, customer, resetToken, recoveryCode, signUpCode } = await threeCodes()
    const { phoneNumber } = newcomer
    const verifyPhone = (otp: string) => outcome(newcomer.post('/api/v1/auth/verify-otp', { phoneNumber, otp }))
    const reset = (otp: string) =>
      outcome(customer.post('/api/v1/auth/reset-password', { resetToken, otp, newPassword: 'Dates&Coffee77' }))
    expect(await verifyPhone(customer.otp)).toMatchObject({ status: 400, body: { attemptsRemaining: 2 } })
    expect(await verifyPhone(signUpCode)).toMatchObject({ status: 200 })
    expect(await reset(customer.otp)).toMatchObject({ status: 400, body: { attemptsRemaining: 4 } })
    expect(await reset(recoveryCode)).toMatchObject({ status: 200 })
  })
})

describe('verifyLoginOtp: a sign-in in progress', () => {
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

describe('verifyLoginOtp of an account with calls', () => {
  test('responds with the call instead of the tokens', async () => {
    const noura = await (await newCustomerWithCall(plink)).startLogin()
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
  ] as const)(
    'makes the code valid again when the call was %s, and costs no attempt',
    async (_what, code, error, place) => {
      const noura = await (await newCustomerWithCall(plink)).startLogin()
      const voiceCall = { ...deps.providers.voiceCall, place }
      const broken = noura.through(appWith({ providers: { voiceCall }, providerTimeoutSeconds: 0.02 }))
      for (let attempt = 0; attempt < 6; attempt++) {
        expect(await outcome(broken.tryCode(noura.otp))).toMatchObject({ status: code, body: { code: error } })
      }
      await noura.verifyLogin()
      expect(await callStatus(noura)).toMatchObject(inState('calling'))
    },
  )

  test.each([
    ['ar', undefined, 'ar'],
    ['en', 'ar', 'en'],
    [undefined, 'ar-SA,en;q=0.5', 'ar'],
    [undefined, undefined, 'en'],
  ])('calls in the language %s, with the header %s, as %s', async (locale, acceptLanguage, spoken) => {
    const noura = await (await newCustomerWithCall(plink)).startLogin()
    const place = vi.fn(deps.providers.voiceCall.place)
    const server = appWith({ providers: { voiceCall: { ...deps.providers.voiceCall, place } } })
    const body = { userId: noura.userId, otp: noura.otp, device: noura.device, locale }
    const headers: Record<string, string> = acceptLanguage ? { 'Accept-Language': acceptLanguage } : {}
    await outcome(noura.through(server).post('/api/v1/auth/login/verify-otp', body, headers))
    expect(place.mock.calls).toMatchObject([[{ locale: spoken }]])
  })
})

describe('verifyLoginOtp: a code that was used', () => {
  test('does not become valid again when the call of an older one fails late', async () => {
    const noura = await (await newCustomerWithCall(plink)).startLogin()
    const [placing, placement] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()]
    const place = () => {
      placing.resolve()
      return placement.promise
    }
    const slow = noura.through(appWith({ providers: { voiceCall: { ...deps.providers.voiceCall, place } } }))
    const older = slow.tryCode(slow.otp)
    await placing.promise
    const { otp } = await noura.startLogin()
    await noura.verifyLogin()
    placement.resolve(undefined)
    expect((await older).status).toBe(502)
    expect(await outcome(noura.tryCode(otp))).toMatchObject({ status: 410, body: { code: 'LOGIN_EXPIRED' } })
  })
})

describe('verifyLoginOtp: a call whose status nobody requests', () => {
  test('counts as failed before the next call', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 2)
    clock.advance(31)
    await noura.startLogin()
    await noura.verifyLogin()
    expect(await attemptsLeft(noura)).toBe(3)
  })

  test('does not count when it was never placed', async () => {
    const noura = await (await newCustomerWithCall(plink)).startLogin()
    const voiceCall = { ...deps.providers.voiceCall, place: async () => undefined }
    const broken = noura.through(appWith({ providers: { voiceCall } }))
    for (let attempt = 0; attempt < 6; attempt++) await broken.tryCode(noura.otp)
    clock.advance(3 * MINUTE)
    await noura.verifyLogin()
    expect(await attemptsLeft(noura)).toBe(4)
  })
})
