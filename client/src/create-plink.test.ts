import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlink, type PlinkOptions } from './create-plink.ts'
import { isErrorOf, PlinkError } from './plink-error.ts'

type MockResponse = () => Response | Promise<Response>

const sendOtp = { phoneNumber: '+966512345678', businessType: 'freelancer' } as const

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): MockResponse =>
  () =>
    Response.json(body, { status, headers })
const down: MockResponse = () => Promise.reject(new TypeError('fetch failed'))
const broken = json(500, { error: 'Request failed', code: 'UNKNOWN_ERROR', requestId: 'r-1' })

/** A client that receives these responses in order. The last one repeats. */
function clientWith(responses: MockResponse[], options: Partial<PlinkOptions> = {}) {
  const sent: Request[] = []
  const plink = createPlink({
    baseUrl: 'https://plink.test',
    ...options,
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      const response = responses[Math.min(sent.length, responses.length) - 1]
      return response!()
    },
  })
  return { plink, sent }
}

/** The error of a call, with all its pauses passed. */
async function failureOf(call: Promise<unknown>): Promise<PlinkError> {
  const failed = call.then(
    () => Promise.reject(new Error('it succeeded')),
    error => error,
  )
  await vi.runAllTimersAsync()
  const error = await failed
  expect(error).toBeInstanceOf(PlinkError)
  return error
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('sends the body as JSON to the path of the operation', async () => {
  const { plink, sent } = clientWith([json(200, { success: true })])
  expect(await plink.sendOtp(sendOtp)).toEqual({ success: true })
  expect(sent[0]!.url).toBe('https://plink.test/api/v1/auth/send-otp')
  expect(sent[0]!.method).toBe('POST')
  expect(sent[0]!.headers.get('Content-Type')).toBe('application/json')
  expect(await sent[0]!.json()).toEqual(sendOtp)
})

test('keeps the path of the base URL, with or without a slash at its end', async () => {
  for (const baseUrl of ['https://plink.test/pay', 'https://plink.test/pay/']) {
    const sent: unknown[] = []
    const fetch = async (url: unknown) => {
      sent.push(url)
      return Response.json({})
    }
    await createPlink({ baseUrl, fetch }).getSupport()
    expect(sent).toEqual(['https://plink.test/pay/api/v1/support'])
  }
})

test('refuses an invalid base URL', () => {
  expect(() => createPlink({ baseUrl: 'plink' })).toThrow(TypeError)
})

test('writes only given parameters into the query', async () => {
  const { plink, sent } = clientWith([json(200, {})])
  await plink.listTransactions({ q: 'a&b', limit: 5, cursor: undefined })
  expect(sent[0]!.url).toBe('https://plink.test/api/v1/wallet/transactions?q=a%26b&limit=5')
  await plink.getWallet()
  expect(sent[1]!.url).toBe('https://plink.test/api/v1/wallet')
})

test('encodes path parameters', async () => {
  const { plink, sent } = clientWith([json(200, {})])
  await plink.getTransaction({ referenceId: '../limits?x' })
  expect(sent[0]!.url).toBe('https://plink.test/api/v1/wallet/transactions/..%2Flimits%3Fx')
})

test('returns undefined for 204', async () => {
  const { plink } = clientWith([() => new Response(null, { status: 204 })])
  expect(await plink.endSession({ sessionId: 'a' })).toBeUndefined()
})

test('returns a file with its byte order mark', async () => {
  const { plink } = clientWith([() => new Response('\uFEFFa,b\r\n')])
  expect(await plink.exportTransactions()).toBe('\uFEFFa,b\r\n')
})

test('returns a file that is no text as a Blob', async () => {
  const { plink } = clientWith([() => new Response(new Uint8Array([37, 255]))])
  const file = await plink.getTransferReceipt({ transferId: 'a' })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([37, 255]))
})

test('returns the events of a stream as they arrive, to its end', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(new TextEncoder().encode(text))
  const { plink } = clientWith([() => new Response(readable)])
  const events = (await plink.watchWallet())[Symbol.asyncIterator]()
  void write('retry: 1000\n\n: open\n\nevent: changed\ndata: {"chan')
  void write('ged":["money"]}\n\n')
  expect(await events.next()).toEqual({ done: false, value: { changed: ['money'] } })
  void writer.close()
  expect(await events.next()).toEqual({ done: true, value: undefined })
})

test('closes the connection of a stream that is no longer read, and reports a lost connection', async () => {
  const [closed, broken] = [vi.fn(), new Error('reset')]
  const endless = new ReadableStream({
    start: controller => controller.enqueue(new TextEncoder().encode('data: {"changed":["seen"]}\n\n')),
    cancel: closed,
  })
  const breaking = new ReadableStream({ start: controller => controller.error(broken) })
  const { plink } = clientWith([() => new Response(endless), () => new Response(breaking)])
  for await (const { changed } of await plink.watchWallet()) {
    expect(changed).toEqual(['seen'])
    break
  }
  expect(closed).toHaveBeenCalledOnce()
  const next = (await plink.watchWallet())[Symbol.asyncIterator]().next()
  await expect(next).rejects.toMatchObject({ code: 'NETWORK_ERROR', operation: 'watchWallet', cause: broken })
})

test('sends the token only to operations that require one', async () => {
  const { plink, sent } = clientWith([json(200, {})], { token: 'one' })
  await plink.getMe()
  await plink.getSupport()
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer one', null])
})

test('withToken returns another client', async () => {
  const { plink, sent } = clientWith([json(200, {})])
  await plink.withToken('one').getMe()
  await plink.withToken('one').withToken('two').getMe()
  await plink.getMe()
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer one', 'Bearer two', null])
})

test('sends an API key', async () => {
  const { plink, sent } = clientWith([json(200, {})], { apiKey: 'plk_sandbox_1' })
  await plink.getWallet()
  expect(sent[0]!.headers.get('Authorization')).toBe('Bearer plk_sandbox_1')
})

describe('the client of a customer', () => {
  const old = { accessToken: 'access 1', refreshToken: 'refresh 1' }
  const fresh = { accessToken: 'access 2', refreshToken: 'refresh 2' }
  const expired = json(401, { error: 'Please sign in', code: 'UNAUTHENTICATED' })
  const refreshed = json(200, fresh)
  const tokensOf = (sent: Request[]) => sent.map(({ headers }) => headers.get('Authorization'))

  test('replaces an expired token once for all calls, stores the new pair, and calls again', async () => {
    const { plink, sent } = clientWith([expired, expired, refreshed, json(200, {})])
    const store = vi.fn()
    const customer = plink.withTokens(old, store)
    await Promise.all([customer.getMe(), customer.getWallet()])
    await customer.getMe()
    expect(tokensOf(sent)).toEqual([
      ...['Bearer access 1', 'Bearer access 1', null],
      ...['Bearer access 2', 'Bearer access 2', 'Bearer access 2'],
    ])
    expect(await sent[2]!.json()).toEqual({ refreshToken: 'refresh 1' })
    expect(store.mock.calls).toEqual([[fresh]])
  })

  test('repeats a payment with its key', async () => {
    const { plink, sent } = clientWith([expired, refreshed, json(201, {})])
    await plink.withTokens(old).createTopUp({ amount: { amount: 100, currency: 'SAR' } })
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[2]).toBe(keys[0])
    expect(keys[1]).not.toBe(keys[0])
  })

  test('repeats an exchange whose response was lost with its key, also in a later call', async () => {
    const { plink, sent } = clientWith([expired, down, expired, refreshed, json(200, {})], { retries: 0 })
    const customer = plink.withTokens(old)
    expect(await failureOf(customer.getMe())).toMatchObject({ code: 'NETWORK_ERROR', operation: 'refreshTokens' })
    await customer.getMe()
    expect(sent[3]!.headers.get('Idempotency-Key')).toBe(sent[1]!.headers.get('Idempotency-Key'))
  })

  test('has the error of the exchange when the session has ended', async () => {
    const { plink, sent } = clientWith([expired, json(401, { error: 'Used already', code: 'TOKEN_REUSED' })])
    expect(await failureOf(plink.withTokens(old).getMe())).toMatchObject({ operation: 'refreshTokens' })
    expect(sent).toHaveLength(2)
  })
})

test('the error has all fields of the response', async () => {
  const told = {
    code: 'OTP_COOLDOWN',
    requestId: 'r-1',
    reason: 'soft',
    fields: { phoneNumber: 'Has the wrong format' },
    retryAfterSeconds: 12,
    attemptsRemaining: 2,
    documentationUrl: 'https://plink.test/docs/errors#OTP_COOLDOWN',
  }
  const { plink, sent } = clientWith([json(429, { error: 'Please wait', ...told })])
  const error = await failureOf(plink.sendOtp(sendOtp))
  expect(error).toMatchObject({ message: 'Please wait', status: 429, operation: 'sendOtp', ...told })
  expect(isErrorOf(error, 'sendOtp')).toBe(true)
  expect(isErrorOf(error, 'verifyOtp')).toBe(false)
  expect(sent).toHaveLength(1)
})

test('a response of another server is an unknown error with its status', async () => {
  const { plink } = clientWith([() => new Response('<h1>Bad Gateway</h1>', { status: 404 })])
  expect(await failureOf(plink.getSupport())).toMatchObject({
    code: 'UNKNOWN_ERROR',
    status: 404,
    requestId: undefined,
  })
})

test('HTML instead of JSON is an unknown error, even with status 200', async () => {
  const { plink, sent } = clientWith([() => new Response('<!doctype html>')])
  expect(await failureOf(plink.getSupport())).toMatchObject({ code: 'UNKNOWN_ERROR', status: 200 })
  expect(sent).toHaveLength(1)
})

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
