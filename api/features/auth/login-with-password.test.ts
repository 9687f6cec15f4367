import { afterAll, describe, expect, test } from 'vitest'
import { argon2Hasher } from '#api/kernel/platform/password-hasher.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer, newCustomer, OTHER_DEVICE, seededCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const HOUR = 3600
const PASSWORD = 'Sandbox#2026'
const WRONG = 'Palm#Trees2032'

const customer = (identifier: string, password = PASSWORD) => new Customer(app, { identifier, password })

/** The responses to a number of wrong passwords in a row. */
async function failures(identifier: string, times: number): Promise<unknown[]> {
  const responses: unknown[] = []
  for (let attempt = 0; attempt < times; attempt++) {
    const response = await customer(identifier).tryPassword(WRONG)
    const { requestId, ...body } = await response.json()
    const { 'x-request-id': id, ...headers } = Object.fromEntries(response.headers)
    expect(requestId).toBe(id)
    responses.push({ status: response.status, headers, body })
  }
  return responses
}

describe('loginWithPassword takes', () => {
  test.each([
    '0500000010',
    '+966500000010',
    '00966 50 000 0010',
    '050-000-0010',
    '٠٥٠ ٠٠٠ ٠٠١٠',
    '1990200170',
    '+9661990200170',
    '١٩٩٠ ٢٠٠ ١٧٠',
    '7990000010',
    '+9667990000010',
  ])('the phone, the ID or the unified number, here as %j', async identifier => {
    // An account is sent at most ten codes an hour.
    clock.advance(HOUR)
    const { userId } = await customer(identifier).signIn()
    expect(userId).toBe('5a4d0b0c-0000-4000-8000-000000000010')
  })

  test('the unified number of a business that signed up with an older number', async () => {
    const { userId } = await customer('7900000011').signIn()
    expect(userId).toBe('5a4d0b0c-0000-4000-8000-000000000011')
  })

  test.each(['9900000010', '19902001700', 'owner@example.com', ' '])(
    'no other identifier, such as %j',
    async identifier => {
      const attempt = customer(identifier).tryPassword(PASSWORD)
      expect(await outcome(attempt)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    },
  )

  test.each(['sandbox#2026', 'Sandbox#2026 ', 'Sandbox#202'])('the exact password, not %j', async password => {
    const noura = await newCustomer(app)
    expect(await outcome(noura.tryPassword(password))).toMatchObject({ status: 401 })
  })
})

describe('loginWithPassword does not reveal whether an account exists', () => {
  test('neither before nor after the lock', async () => {
    const { identifier } = await newCustomer(app)
    const failuresOfCustomer = await failures(identifier, 7)
    expect(failuresOfCustomer.map(response => (response as { body: object }).body)).toMatchObject([
      { code: 'INVALID_CREDENTIALS', attemptsRemaining: 4 },
      { code: 'INVALID_CREDENTIALS', attemptsRemaining: 3 },
      { code: 'INVALID_CREDENTIALS', attemptsRemaining: 2 },
      { code: 'INVALID_CREDENTIALS', attemptsRemaining: 1 },
      { code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: 900 },
      { code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: 900 },
      { code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: 900 },
    ])
    for (const nobody of ['0599999999', '1000000008', '7000000000', 'nobody@example.com']) {
      expect(await failures(nobody, 7)).toEqual(failuresOfCustomer)
    }
  })

  test('however an unknown identifier is written', async () => {
    await failures('0599999998', 4)
    expect(await failures('+966 59 999 9998', 1)).toMatchObject([{ status: 423 }])
  })

  test('through its duration: it compares a password even without an account', async () => {
    const comparisons: string[] = []
    const verify = async (hash: string) => {
      comparisons.push(hash)
      return true
    }
    const noura = await newCustomer(appWith({ passwords: argon2Hasher() }))
    const counting = appWith({ passwords: { ...deps.passwords, verify } })
    for (const identifier of [noura.identifier, '0599999997', '1000000016', '7000000001', 'somebody']) {
      await new Customer(counting, { identifier, password: PASSWORD }).tryPassword(WRONG)
    }
    expect(comparisons).toHaveLength(5)
    const parameters = comparisons.map(hash => hash.split('$').slice(0, 4).join('$'))
    expect(new Set(parameters).size).toBe(1)
  })

  test('through its duration: it runs as many database statements', async () => {
    const noura = await newCustomer(app)
    const statementsFor = async (identifier: string) => {
      const { db, statements } = recordStatements(database.db)
      await new Customer(appWith({ db }), { identifier, password: PASSWORD }).tryPassword(WRONG)
      return statements
    }
    const statementsOfCustomer = await statementsFor(noura.identifier)
    expect(statementsOfCustomer.length).toBeGreaterThan(3)
    for (const nobody of ['0599999995', '1000000024', 'anybody']) {
      expect(await statementsFor(nobody)).toHaveLength(statementsOfCustomer.length)
    }
  })

  test('not even if the password of the account that does not exist is guessed', async () => {
    const yes = appWith({ passwords: { ...deps.passwords, verify: async () => true } })
    const nobody = new Customer(yes, { identifier: '0599999996', password: PASSWORD })
    expect(await outcome(nobody.tryPassword(PASSWORD))).toMatchObject({ status: 401 })
  })
})

describe('loginWithPassword', () => {
  test('responds that a code was sent, with the code in the sandbox', async () => {
    const noura = await newCustomer(app)
    const { status, body } = await outcome(noura.tryPassword(noura.password))
    expect(status).toBe(200)
    expect(body).toEqual({
      needsOtp: true,
      userId: expect.any(String),
      message: 'Verification code sent',
      expiresAt: new Date(clock().getTime() + 300_000).toISOString(),
      resendAfterSeconds: 30,
      attemptsAllowed: 5,
      otpCode: expect.stringMatching(/^\d{6}$/),
    })
  })

  test('within 30 seconds asks the device for the code that was sent, and another device waits', async () => {
    const noura = await newCustomer(app)
    await noura.startLogin()
    clock.advance(10)
    const again = await outcome(noura.tryPassword(noura.password))
    expect(again).toMatchObject({ status: 200, body: { needsOtp: true, resendAfterSeconds: 20 } })
    expect(again.body.expiresAt).toBe(new Date(clock().getTime() + 290_000).toISOString())
    const elsewhere = await outcome(noura.at(OTHER_DEVICE).tryPassword(noura.password))
    expect(elsewhere).toMatchObject({ status: 429, body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 20 } })
    await expect(noura.verifyLogin()).resolves.toHaveProperty('accessToken')
  })

  test('takes the digits of any keyboard', async () => {
    const { values } = await signUp(app, { password: 'Palm#Trees٢٠٣١' }).toTheEnd()
    for (const password of ['Palm#Trees2031', 'Palm#Trees۲۰۳۱', 'Palm#Trees٢٠٣١']) {
      expect(await outcome(customer(values.phone, password).tryPassword(password))).toMatchObject({ status: 200 })
    }
  })

  test('responds without the code in live mode, and still sends it', async () => {
    const { identifier, password } = await newCustomer(app)
    const noura = new Customer(appWith({ sandbox: undefined }), { identifier, password })
    const { body } = await outcome(noura.tryPassword(password))
    expect(body).toMatchObject({ needsOtp: true })
    expect(body).not.toHaveProperty('otpCode')
    const { items } = await (await app.request(`/api/sandbox/messages?phoneNumber=%2B966${identifier.slice(1)}`)).json()
    const code = /\d{6}/.exec(items[0].body)?.[0]
    expect(JSON.stringify(body)).not.toContain(code)
  })

  test('responds with the tokens for an account that needs no code', async () => {
    const { status, body } = await outcome(seededCustomer(app, '0500000011').tryPassword(PASSWORD))
    expect(status).toBe(200)
    expect(body).toMatchObject({ needsOtp: false, nextStep: 'dashboard' })
    expect(body).toHaveProperty('accessToken')
    expect(body).toHaveProperty('refreshToken')
    expect(body).not.toHaveProperty('otpCode')
  })

  test('responds with 502 when the message is refused, and the next attempt need not wait', async () => {
    const { identifier, password } = await newCustomer(app)
    const refusing = appWith({ providers: { sms: { send: async () => 'refused' } } })
    const response = new Customer(refusing, { identifier, password }).tryPassword(password)
    expect(await outcome(response)).toMatchObject({ status: 502, body: { code: 'OTP_SEND_FAILED' } })
    await expect(customer(identifier, password).signIn()).resolves.toHaveProperty('accessToken')
  })
})

describe('loginWithPassword: a customer who left sign-up before the profile', () => {
  test('creates it with the access token, and then goes to the dashboard', async () => {
    const newcomer = await signUp(app).upTo('done')
    const noura = customer(newcomer.values.phone, newcomer.values.password)
    await noura.startLogin()
    const response = await outcome(noura.tryCode(noura.otp))
    expect(response.body).toMatchObject({ needsCallback: false, nextStep: 'create_profile' })
    newcomer.token = String(response.body.accessToken)
    await newcomer.toTheEnd()
    const again = await outcome(newcomer.get('/api/v1/auth/me'))
    expect(again.body).toMatchObject({ nextStep: 'dashboard', profile: { legalName: 'Green Palm Trading Est.' } })
    await noura.startLogin()
    expect((await outcome(noura.tryCode(noura.otp))).body).toMatchObject({ nextStep: 'dashboard' })
  })

  test('is among the accounts of the sandbox', async () => {
    const salem = await seededCustomer(app, '0500000018').signIn()
    expect((await outcome(salem.get('/api/v1/auth/me'))).body).toMatchObject({
      nextStep: 'create_profile',
      profile: null,
    })
  })
})

describe('loginWithPassword on two devices', () => {
  test('keeps both signed in', async () => {
    const phone = await (await newCustomer(app)).signIn()
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    for (const device of [phone, laptop]) expect((await device.get('/api/v1/auth/me')).status).toBe(200)
  })
})

describe('loginWithPassword: too many sign-ins at once', () => {
  test('are refused for some seconds, before the database is read', async () => {
    const noura = await newCustomer(app)
    const small = argon2Hasher({ concurrency: 1, queue: 1 })
    // Two checks run and one waits until all others have been refused.
    const others = Promise.withResolvers<void>()
    const verify = (passwordHash: string, password: string) =>
      others.promise.then(() => small.verify(passwordHash, password))
    const busy = appWith({ passwords: { ...small, verify } })
    const guesser = new Customer(busy, { identifier: noura.identifier, password: noura.password })
    const refusals: Response[] = []
    const tries = Array.from({ length: 10 }, async () => {
      const response = await guesser.tryPassword(WRONG)
      if (response.status === 503) refusals.push(response)
      if (refusals.length === 7) others.resolve()
    })
    await Promise.all(tries)
    expect(refusals).toHaveLength(7)
    for (const response of refusals) {
      const { code, retryAfterSeconds } = await response.json()
      expect(code).toBe('SERVER_BUSY')
      expect(retryAfterSeconds).toBeOneOf([1, 2, 3, 4, 5])
      expect(response.headers.get('Retry-After')).toBe(String(retryAfterSeconds))
    }
    expect((await outcome(noura.tryPassword(WRONG))).body).toMatchObject({ attemptsRemaining: 1 })
  })
})
