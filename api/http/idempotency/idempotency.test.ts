import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { newCrNumber, newNationalId } from '#api/testing/unique-values.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const send = (newcomer: Newcomer, key = newKey()) =>
  newcomer.post('/api/v1/auth/send-otp', { phoneNumber: newcomer.phoneNumber }, key)
const verify = (newcomer: Newcomer, key = newKey(), otp = newcomer.otp) =>
  newcomer.post('/api/v1/auth/verify-otp', { phoneNumber: newcomer.phoneNumber, otp }, key)
const checkCr = (newcomer: Newcomer, key = newKey(), crNumber = newcomer.values.crNumber) =>
  newcomer.post('/api/v1/verification/validate-cr', { crNumber }, key)

/** An application whose registry waits, and a function that lets it respond. */
function slowApp() {
  const question = Promise.withResolvers<void>()
  const release = Promise.withResolvers<{ kind: 'not_found' }>()
  const lookUp = () => {
    question.resolve()
    return release.promise
  }
  const parts = { providerTimeoutSeconds: 15, providers: { registry: { lookUp } } }
  return { app: appWith(parts), parts, asked: question.promise, release: () => release.resolve({ kind: 'not_found' }) }
}

describe('the same key with the same body', () => {
  test('replays the first response and does not repeat the work', async () => {
    const noura = await signUp(app).upTo('otp')
    const key = newKey()
    const first = await verify(noura, key)
    const second = await verify(noura, key)
    expect(await second.text()).toBe(await first.text())
    expect(second.status).toBe(200)
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
  })

  test('replays with the usual headers', async () => {
    const noura = await signUp(app).upTo('otp')
    const key = newKey()
    const [first, second] = [await verify(noura, key), await verify(noura, key)]
    for (const name of ['Cache-Control', 'X-Content-Type-Options']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    }
    expect(second.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'))
  })

  test('replays an error that would occur again', async () => {
    const noura = await signUp(app).upTo('otp')
    const key = newKey()
    const wrong = noura.otp === '000000' ? '000001' : '000000'
    const first = await outcome(verify(noura, key, wrong))
    expect(first).toMatchObject({ status: 400, body: { attemptsRemaining: 2 } })
    expect(await outcome(verify(noura, key, wrong))).toEqual(first)
  })

  test('20 times at once does the work once', async () => {
    const noura = signUp(app)
    const key = newKey()
    const responses = await atOnce(20, () => send(noura, key))
    const bodies = new Set(responses.filter(({ status }) => status === 200).map(({ body }) => body.otpCode))
    expect(bodies.size).toBe(1)
    expect(responses.every(({ status, body }) => status === 200 || body.code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true)
  })

  test('is new again after 24 hours', async () => {
    const noura = signUp(app)
    const key = newKey()
    const first = await outcome(send(noura, key))
    clock.advance(24 * 3600 - 1)
    expect(await outcome(send(noura, key))).toEqual(first)
    clock.advance(2)
    expect((await outcome(send(noura, key))).body.expiresAt).not.toBe(first.body.expiresAt)
  })
})

describe('the same key', () => {
  test('with another body is refused', async () => {
    const noura = await signUp(app).upTo('cr')
    const key = newKey()
    await checkCr(noura, key)
    expect(await outcome(checkCr(noura, key, newCrNumber()))).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
  })

  test('of another caller is another key', async () => {
    const [noura, salem] = [await signUp(app).upTo('cr'), await signUp(app).upTo('cr')]
    const key = newKey()
    await checkCr(noura, key)
    const response = await checkCr(salem, key, noura.values.crNumber)
    expect(response.headers.get('Idempotent-Replayed')).toBeNull()
  })

  test('replays nothing to a caller without the token', async () => {
    const noura = await signUp(app).upTo('cr')
    const key = newKey()
    await checkCr(noura, key)
    const stranger = signUp(app, noura.values)
    expect(await outcome(checkCr(stranger, key))).toMatchObject({ status: 401 })
  })

  test('of another operation is another key', async () => {
    const noura = await signUp(app).upTo('id')
    const key = newKey()
    await noura.post('/api/v1/verification/local-screening', { idNumber: newNationalId() }, key)
    expect(await outcome(checkCr(noura, key))).toMatchObject({ status: 200, body: { valid: true } })
  })
})

/** A customer with two wallet actions that wait for their codes. A code is resent by a request without a body. */
async function withTwoChanges() {
  const { customer } = await newWalletOwner({ app, deps })
  const ask = async (action: WalletActionRequest) => {
    const { body } = await outcome(customer.post('/api/v1/wallet/actions', action))
    return String(body.actionId)
  }
  const actionIds = [await ask({ type: 'deactivate' }), await ask({ type: 'create_sub_wallet', name: 'Rent' })] as const
  clock.advance(OTP_RESEND_SECONDS)
  const headers = { Authorization: `Bearer ${customer.accessToken}` }
  const resend = async (actionId: string, key: object) =>
    app.request(`/api/v1/wallet/actions/${actionId}/resend`, { method: 'POST', headers: { ...headers, ...key } })
  return { actionIds, resend }
}

describe('a request without a body', () => {
  test('is replayed', async () => {
    const { actionIds, resend } = await withTwoChanges()
    const key = newKey()
    const [first, second] = [await resend(actionIds[0], key), await resend(actionIds[0], key)]
    expect(first.status).toBe(200)
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await second.text()).toBe(await first.text())
  })

  test('is refused with the key of another path, because the path is part of the request', async () => {
    const { actionIds, resend } = await withTwoChanges()
    const key = newKey()
    expect((await resend(actionIds[0], key)).status).toBe(200)
    expect(await outcome(resend(actionIds[1], key))).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
    expect((await resend(actionIds[1], newKey())).status).toBe(200)
  })
})

describe('a call still running', () => {
  test('blocks its key', async () => {
    const noura = await signUp(app).upTo('cr')
    const slow = slowApp()
    const key = newKey()
    const first = checkCr(noura.through(slow.app), key)
    await slow.asked
    expect(await outcome(checkCr(noura, key))).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_FLIGHT' } })
    slow.release()
    const firstOutcome = await outcome(first)
    expect(await outcome(checkCr(noura, key))).toEqual(firstOutcome)
  })

  test('loses its key after two minutes, and does not overwrite the response of the next call', async () => {
    const noura = await signUp(app).upTo('cr')
    const slow = slowApp()
    const key = newKey()
    const first = checkCr(noura.through(slow.app), key)
    await slow.asked
    clock.advance(119)
    expect(await outcome(checkCr(noura, key))).toMatchObject({ status: 409 })
    clock.advance(2)
    const second = await outcome(checkCr(noura, key))
    expect(second).toMatchObject({ status: 200, body: { valid: true } })
    slow.release()
    await first
    expect(await outcome(checkCr(noura, key))).toEqual(second)
  })
})

describe('a call that began ahead of the clock', () => {
  test.each([
    ['is over when the clock was set back', 600, 200],
    ['is running when the clock of its process is slightly fast', 30, 409],
  ])('%s', async (_what, secondsAhead, status) => {
    const noura = await signUp(app).upTo('cr')
    const slow = slowApp()
    const key = newKey()
    clock.advance(secondsAhead)
    const first = checkCr(noura.through(slow.app), key)
    await slow.asked
    clock.advance(-secondsAhead)
    expect(await outcome(checkCr(noura, key))).toMatchObject({ status })
    slow.release()
    await first
  })
})

describe('a call of a process that has died', () => {
  test.each([
    ['is over when its lease is over', 0, 200],
    ['is running while its lease lasts', 30, 409],
  ])('%s', async (_what, leaseSeconds, status) => {
    const noura = await signUp(app).upTo('cr')
    const slow = slowApp()
    const key = newKey()
    const processId = crypto.randomUUID()
    const first = checkCr(noura.through(appWith({ ...slow.parts, processId })), key)
    await slow.asked
    const leaseUntil = new Date(clock().getTime() + leaseSeconds * 1000)
    await database.db.insert(serverProcesses).values({ id: processId, leaseUntil })
    expect(await outcome(checkCr(noura, key))).toMatchObject({ status })
    slow.release()
    await first
  })
})

describe('a response is not stored', () => {
  test('if its status is 5xx', async () => {
    const noura = await signUp(app).upTo('cr')
    const down = appWith({ providers: { registry: { lookUp: async () => ({ kind: 'unavailable' }) } } })
    const key = newKey()
    expect((await checkCr(noura.through(down), key)).status).toBe(503)
    expect((await checkCr(noura, key)).status).toBe(200)
  })

  test('if its status is 401, because the same credentials may be right later', async () => {
    const noura = await newCustomer(app)
    const signIn = (key: Record<string, string>) =>
      noura.post(
        '/api/v1/auth/login/password',
        { emailOrPhone: noura.identifier, password: 'Dates&Coffee77', device: noura.device },
        key,
      )
    const key = newKey()
    expect((await signIn(key)).status).toBe(401)
    await (await noura.startRecovery()).reset('Dates&Coffee77')
    expect((await signIn(key)).status).toBe(200)
  })

  test('if its status is 429', async () => {
    const noura = signUp(app)
    await send(noura)
    const key = newKey()
    expect((await send(noura, key)).status).toBe(429)
    clock.advance(31)
    expect((await send(noura, key)).status).toBe(200)
  })
})

describe('a stored response', () => {
  async function storedKeys(): Promise<string> {
    return JSON.stringify(await database.db.execute('select * from idempotent_answers'))
  }

  test('reveals no token', async () => {
    const noura = await signUp(app).upTo('otp')
    const { body } = await outcome(verify(noura))
    expect(await storedKeys()).not.toContain(String(body.token))
  })

  test('does not speed up guessing passwords', async () => {
    const noura = await signUp(app).upTo('password')
    const key = newKey()
    const { userId } = noura
    const body = { userId, password: noura.values.password }
    expect((await noura.post('/api/v1/auth/set-password', body, key)).status).toBe(200)
    const digest = createHash('sha256').update(JSON.stringify(body))
    expect(await storedKeys()).not.toContain(digest.copy().digest('base64url'))
    expect(await storedKeys()).not.toContain(digest.digest('hex'))
    expect(await storedKeys()).not.toContain(key['Idempotency-Key'])
  })

  test('cannot be opened by a server with another secret', async () => {
    const noura = await signUp(app).upTo('otp')
    const key = newKey()
    await verify(noura, key)
    const other = appWith({ secretKey: `${deps.secretKey}, but another` })
    const { status, body } = await outcome(verify(noura.through(other), key))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toHaveProperty('token')
  })
})
