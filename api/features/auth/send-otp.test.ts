import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'

const { app, clock, database, with: appWith } = await testApp()
afterAll(() => database.close())

const send = (newcomer: Newcomer, businessType = 'freelancer') =>
  newcomer.post('/api/v1/auth/send-otp', { phoneNumber: newcomer.phoneNumber, businessType })

async function messagesTo(newcomer: Newcomer): Promise<unknown[]> {
  const { body } = await outcome(
    app.request(`/api/sandbox/messages?phoneNumber=${encodeURIComponent(newcomer.phoneNumber)}`),
  )
  return body.items as unknown[]
}

describe('sendOtp limits codes:', () => {
  test('29 seconds are too early for another, 31 are not', async () => {
    const noura = await signUp(app).upTo('otp')
    clock.advance(29)
    const tooSoon = await send(noura)
    expect(await outcome(tooSoon)).toMatchObject({
      status: 429,
      body: { code: 'OTP_COOLDOWN', retryAfterSeconds: 1 },
    })
    expect(tooSoon.headers.get('Retry-After')).toBe('1')
    clock.advance(2)
    expect(await outcome(send(noura))).toMatchObject({ status: 200 })
  })

  test('a call that is too early leaves the last code valid', async () => {
    const noura = await signUp(app).upTo('otp')
    await send(noura)
    await expect(noura.upTo('cr')).resolves.toBe(noura)
  })

  test('20 calls at once send one message', async () => {
    const noura = signUp(app)
    const responses = await atOnce(20, () => send(noura))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'OTP_COOLDOWN')).toHaveLength(19)
    expect(await messagesTo(noura)).toHaveLength(1)
  })

  test('a message that the provider refused does not count', async () => {
    const refusing = appWith({ providers: { sms: { send: async () => 'refused' } } })
    const noura = signUp(app)
    for (let attempt = 0; attempt < 11; attempt++) {
      const response = send(signUp(refusing, noura.values))
      expect(await outcome(response)).toMatchObject({ status: 502 })
    }
    expect(await outcome(send(noura))).toMatchObject({ status: 200 })
  })

  test('at most ten codes an hour, and the tenth stays valid', async () => {
    const noura = signUp(app)
    for (let count = 0; count < 10; count++) {
      await noura.askForCode()
      clock.advance(31)
    }
    expect(await outcome(send(noura))).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', reason: 'codes_per_hour', retryAfterSeconds: 3600 - 310 },
    })
    await expect(noura.verifyPhone()).resolves.toBeUndefined()
    clock.advance(3600 - 310)
    expect(await outcome(send(noura))).toMatchObject({ status: 200 })
  })

  test.each([
    ['refused', async () => 'refused' as const],
    ['lost', () => new Promise<never>(() => {})],
  ])('no wait after a message that was %s', async (_what, sendMessage) => {
    const broken = appWith({ providers: { sms: { send: sendMessage } }, providerTimeoutSeconds: 0.02 })
    const noura = signUp(app)
    expect((await send(signUp(broken, noura.values))).status).toBeGreaterThanOrEqual(502)
    expect(await outcome(send(noura))).toMatchObject({ status: 200 })
  })
})

test('sendOtp: a message that fails late does not shorten the wait after the next code', async () => {
  const [sending, delivery] = [Promise.withResolvers<void>(), Promise.withResolvers<'refused'>()]
  const slow = appWith({
    providers: {
      sms: {
        send: () => {
          sending.resolve()
          return delivery.promise
        },
      },
    },
  })
  const noura = signUp(app)
  const late = send(signUp(slow, noura.values))
  await sending.promise
  clock.advance(31)
  expect(await outcome(send(noura))).toMatchObject({ status: 200 })
  delivery.resolve('refused')
  expect(await outcome(late)).toMatchObject({ status: 502 })
  expect(await outcome(send(noura))).toMatchObject({ status: 429, body: { code: 'OTP_COOLDOWN' } })
})

describe('sendOtp', () => {
  test('returns the code only in the sandbox', async () => {
    const noura = signUp(appWith({ sandbox: undefined }))
    const { status, body } = await outcome(send(noura))
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual([
      'attemptsAllowed',
      'expiresAt',
      'message',
      'resendAfterSeconds',
      'success',
    ])
    const [message] = await messagesTo(noura)
    const code = /\d{6}/.exec((message as { body: string }).body)?.[0]
    expect(code).toBeDefined()
    expect(JSON.stringify(body)).not.toContain(code)
  })

  test('stores no code in plain text', async () => {
    const noura = await signUp(app).upTo('otp')
    const rows = await database.db.execute('select * from one_time_codes')
    expect(JSON.stringify(rows)).not.toContain(noura.otp)
  })
})
