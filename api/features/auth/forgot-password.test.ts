import { afterAll, describe, expect, test } from 'vitest'
import { sealForLookup } from '#api/kernel/platform/sealing.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'

const { app, clock, database, with: appWith } = await testApp()
afterAll(() => database.close())

const MINUTE = 60
const BORN = '2012-12-03'
const NEW_PASSWORD = 'Dates&Coffee77'
/** An ID that no account has. */
const UNKNOWN_ID = '1000000008'

const phoneOf = ({ identifier }: Customer) => `+966${identifier.slice(1)}`
const byBirthday = (noura: Customer, dateOfBirth = BORN) =>
  outcome(noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth }))
const byPhone = (noura: Customer, phoneNumber = phoneOf(noura)) =>
  outcome(noura.tryRecovery({ idUnn: noura.idNumber, phoneNumber }))
const sendAgain = (noura: Customer) => byBirthday(noura, '')
const reset = (noura: Customer, otp = noura.otp) => outcome(noura.tryReset(otp, NEW_PASSWORD))

/** A customer who was just sent the code of a recovery. */
const recoveringCustomer = async () => (await newCustomer(app)).startRecovery()

const EXPIRED = { status: 410, body: { code: 'RECOVERY_EXPIRED' } }
const INVALID = {
  status: 400,
  body: { code: 'RESET_INVALID', error: 'Invalid or expired reset code. Please request a new one.' },
}

describe('forgotPassword', () => {
  test.each(['2012-12-03', '031212'])('takes the date of birth as %s', async dateOfBirth => {
    const noura = await newCustomer(app)
    const { status, body } = await byBirthday(noura, dateOfBirth)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      resetToken: expect.any(String),
      message: 'Verification code sent',
      expiresAt: new Date(clock().getTime() + 300_000).toISOString(),
      resendAfterSeconds: 30,
      attemptsAllowed: 5,
      otpCode: expect.stringMatching(/^\d{6}$/),
    })
  })

  test('takes the phone number, and the unified number for the ID', async () => {
    expect(await byPhone(await newCustomer(app))).toMatchObject({ status: 200, body: { success: true } })
    const response = app.request('/api/v1/auth/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idUnn: '7990000010', phoneNumber: '+966500000010' }),
    })
    expect(await outcome(response)).toMatchObject({ status: 200 })
  })

  test.each([
    ['both', { dateOfBirth: BORN, phoneNumber: '+966512345678' }, 'phoneNumber'],
    ['an empty date and a phone number', { dateOfBirth: '', phoneNumber: '+966512345678' }, 'phoneNumber'],
    ['neither', {}, 'dateOfBirth'],
  ])('refuses %s', async (_what, proof, field) => {
    const noura = await newCustomer(app)
    const response = await outcome(noura.tryRecovery({ idUnn: noura.idNumber, ...proof }))
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { [field]: expect.any(String) } },
    })
  })

  test.each(['2012-12-04', '031213', '121203', '03122012', '0000-00-00'])('refuses the date %s', async date => {
    const { status } = await byBirthday(await newCustomer(app), date)
    expect(status).toBe(date.length === 8 ? 400 : 404)
  })

  test('returns no code in live mode', async () => {
    const noura = (await newCustomer(app)).through(appWith({ sandbox: undefined }))
    const { body } = await byBirthday(noura)
    expect(body).toHaveProperty('resetToken')
    expect(body).not.toHaveProperty('otpCode')
  })

  test('stores neither the token nor the code in plain text', async () => {
    const noura = await recoveringCustomer()
    const json = JSON.stringify(await database.db.execute('select * from one_time_codes'))
    const [accountId = '', secret] = noura.resetToken.split('.')
    expect(json).toContain(sealForLookup('subject', accountId))
    expect(json).not.toContain(secret)
    expect(json).not.toContain(noura.otp)
  })
})

describe('forgotPassword: wrong details', () => {
  /** The responses to several tries in a row, without their request ids. */
  async function responsesTo(times: number, attempt: () => Promise<Outcome>): Promise<object[]> {
    const responses: object[] = []
    for (let index = 0; index < times; index++) {
      const { status, body } = await attempt()
      const { requestId, ...rest } = body
      responses.push({ status, ...rest })
    }
    return responses
  }

  test('get the same responses with and without an account, before and during the lock', async () => {
    const [noura, salem] = [await newCustomer(app), await newCustomer(app)]
    const nobody = (idNumber: string) => new Customer(app, { ...noura, idNumber })
    const responses = await responsesTo(6, () => byBirthday(noura, '2012-12-04'))
    expect(responses).toMatchObject([
      ...Array(4).fill({ status: 404, code: 'ACCOUNT_NOT_FOUND' }),
      ...Array(2).fill({ status: 423, code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: 900 }),
    ])
    expect(responses[0]).not.toHaveProperty('attemptsRemaining')
    expect(await responsesTo(6, () => byPhone(salem, '+966599999999'))).toEqual(responses)
    expect(await responsesTo(6, () => byBirthday(nobody(UNKNOWN_ID)))).toEqual(responses)
    expect(await responsesTo(6, () => byPhone(nobody('7000000000')))).toEqual(responses)
  })

  test.each([
    ['a wrong date', (customer: Customer) => byBirthday(customer, '2012-12-04')],
    ['a wrong phone', (customer: Customer) => byPhone(customer, '+966599999999')],
    ['no recovery in progress', sendAgain],
  ])('run as many database statements with and without an account: %s', async (_what, attempt) => {
    const noura = await newCustomer(app)
    const statementsFor = async (idNumber: string) => {
      const { db, statements } = recordStatements(database.db)
      const { status } = await attempt(new Customer(appWith({ db }), { ...noura, idNumber }))
      expect([404, 410]).toContain(status)
      return statements
    }
    const statementsOfCustomer = await statementsFor(noura.idNumber)
    expect(statementsOfCustomer.length).toBeGreaterThan(2)
    expect(await statementsFor('1000000016')).toHaveLength(statementsOfCustomer.length)
  })

  test('lock the recovery for 15 minutes, even for right details, but not the sign-in', async () => {
    const noura = await newCustomer(app)
    for (let index = 0; index < 5; index++) await byBirthday(noura, '2012-12-04')
    await expect(noura.signIn()).resolves.toHaveProperty('accessToken')
    clock.advance(15 * MINUTE - 1)
    expect(await byBirthday(noura)).toMatchObject({ status: 423, body: { retryAfterSeconds: 1 } })
    clock.advance(2)
    expect(await byBirthday(noura)).toMatchObject({ status: 200 })
  })

  test('are still counted after right details, which do not count themselves', async () => {
    const noura = await newCustomer(app)
    for (let index = 0; index < 4; index++) await byBirthday(noura, '2012-12-04')
    await byBirthday(noura)
    expect(await byBirthday(noura, '2012-12-04')).toMatchObject({ status: 423 })
  })
})

describe('forgotPassword with an empty date of birth', () => {
  test('sends another code after 30 seconds, and the first token stays valid', async () => {
    const noura = await recoveringCustomer()
    clock.advance(29)
    expect(await sendAgain(noura)).toMatchObject({ status: 429, body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 1 } })
    clock.advance(1)
    const { status, body } = await sendAgain(noura)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('resetToken')
    expect(body.otpCode).not.toBe(noura.otp)
    expect(await reset(noura)).toMatchObject({ ...INVALID, body: { ...INVALID.body, attemptsRemaining: 4 } })
    expect(await reset(noura, String(body.otpCode))).toMatchObject({ status: 200 })
  })

  test('needs a recovery in progress and an account', async () => {
    const noura = await newCustomer(app)
    expect(await sendAgain(noura)).toMatchObject(EXPIRED)
    expect(await sendAgain(new Customer(app, { ...noura, idNumber: UNKNOWN_ID }))).toMatchObject(EXPIRED)
    await noura.startRecovery()
    await noura.reset(NEW_PASSWORD)
    clock.advance(31)
    expect(await sendAgain(noura)).toMatchObject(EXPIRED)
  })

  test('works for 15 minutes after the last code', async () => {
    const [noura, salem] = [await recoveringCustomer(), await recoveringCustomer()]
    clock.advance(15 * MINUTE - 1)
    expect(await sendAgain(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await sendAgain(salem)).toMatchObject(EXPIRED)
  })
})
