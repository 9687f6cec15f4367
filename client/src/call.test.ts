import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { broken, clientWith, down, failureOf, json, sendOtp } from '../testing/mock-responses.ts'
import { createPlink, type PlinkOptions } from './create-plink.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.for([
  ['a network failure', down],
  ['a 5xx response', broken],
] as const)('%s is tried again with the same key', async ([, failure]) => {
  const { plink, sent } = clientWith([failure, failure, json(200, { success: true })])
  const response = plink.sendOtp(sendOtp)
  await vi.runAllTimersAsync()
  expect(await response).toEqual({ success: true })
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
})

test('each call has its own key', async () => {
  const { plink, sent } = clientWith([json(200, {})])
  await Promise.all([plink.sendOtp(sendOtp), plink.sendOtp(sendOtp)])
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
})

test('a given key is used', async () => {
  const { plink, sent } = clientWith([json(200, {})])
  await plink.sendOtp(sendOtp, { idempotencyKey: 'order-00017' })
  expect(sent[0]!.headers.get('Idempotency-Key')).toBe('order-00017')
})

test('throws the last error after three retries', async () => {
  const { plink, sent } = clientWith([down, down, down, broken])
  expect(await failureOf(plink.getSupport())).toMatchObject({ code: 'UNKNOWN_ERROR', status: 500, requestId: 'r-1' })
  expect(sent).toHaveLength(4)
})

test('the number of retries can be set for a client and for a call', async () => {
  const { plink, sent } = clientWith([down], { retries: 1 })
  const error = await failureOf(plink.getSupport())
  expect(error).toMatchObject({ code: 'NETWORK_ERROR', status: 0, cause: expect.any(TypeError) })
  expect(sent).toHaveLength(2)
  await failureOf(plink.getSupport({ retries: 0 }))
  expect(sent).toHaveLength(3)
})

test('a POST without a key is not retried', async () => {
  const { plink, sent } = clientWith([down])
  await failureOf(plink.decideSandboxNafath({ sessionId: 'a' }, { decision: 'approve' }))
  expect(sent).toHaveLength(1)
})

test('waits for the previous attempt, whose response was lost', async () => {
  const inFlight = json(409, { error: 'Still running', code: 'IDEMPOTENCY_IN_FLIGHT' })
  const { plink, sent } = clientWith([down, inFlight, json(200, { success: true })])
  const response = plink.sendOtp(sendOtp)
  await vi.runAllTimersAsync()
  expect(await response).toEqual({ success: true })
  expect(sent).toHaveLength(3)
  expect((await failureOf(clientWith([inFlight]).plink.sendOtp(sendOtp))).code).toBe('IDEMPOTENCY_IN_FLIGHT')
})

test.for([
  ['of the API', json(503, { error: 'Busy', code: 'SERVER_BUSY', retryAfterSeconds: 5 })],
  ['of a proxy', () => new Response('Slow down', { status: 429, headers: { 'Retry-After': '5' } })],
] as const)('waits as long as a response %s says', async ([, busy]) => {
  const { plink, sent } = clientWith([busy, json(200, {})])
  const response = plink.getSupport()
  await vi.advanceTimersByTimeAsync(4900)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  await response
  expect(sent).toHaveLength(2)
})

test('waits for a limit that ends within a minute, also in a POST without a key, and for no later one', async () => {
  const limited = (retryAfterSeconds: number) =>
    json(429, { error: 'Too many requests', code: 'RATE_LIMITED', retryAfterSeconds })
  const { plink, sent } = clientWith([limited(60), json(200, {})])
  const response = plink.decideSandboxNafath({ sessionId: 'a' }, { decision: 'approve' })
  await vi.runAllTimersAsync()
  await response
  expect(sent).toHaveLength(2)
  const hour = clientWith([limited(3600)])
  expect(await failureOf(hour.plink.getSupport())).toMatchObject({ retryAfterSeconds: 3600 })
  expect(hour.sent).toHaveLength(1)
})

/** A fetch that never responds and rejects when its signal aborts. */
function hanging(options: Partial<PlinkOptions> = {}) {
  let calls = 0
  const plink = createPlink({
    baseUrl: 'https://plink.test',
    ...options,
    fetch: (_, init) => {
      calls++
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    },
  })
  return { plink, calls: () => calls }
}

test('a call that takes too long times out and is not retried', async () => {
  const { plink, calls } = hanging({ timeoutSeconds: 2 })
  const call = plink.getSupport()
  call.catch(() => {})
  await vi.advanceTimersByTimeAsync(2001)
  await expect(call).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 })
  expect(calls()).toBe(1)
})

test("the caller's signal aborts the call with its own reason", async () => {
  const { plink, calls } = hanging()
  const [controller, reason] = [new AbortController(), new Error('closed the page')]
  const call = plink.getSupport({ signal: controller.signal })
  controller.abort(reason)
  await expect(call).rejects.toBe(reason)
  expect(calls()).toBe(1)
})

test("the caller's signal ends a pause between attempts", async () => {
  const { plink, sent } = clientWith([down])
  const [controller, reason] = [new AbortController(), new Error('closed the page')]
  const call = plink.getSupport({ signal: controller.signal })
  call.catch(() => {})
  await vi.advanceTimersByTimeAsync(100)
  controller.abort(reason)
  await expect(call).rejects.toBe(reason)
  expect(sent).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('an aborted signal prevents the request', async () => {
  const { plink, sent } = clientWith([json(200, {})])
  await expect(plink.getSupport({ signal: AbortSignal.abort('too late') })).rejects.toBe('too late')
  expect(sent).toHaveLength(0)
})
