import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientWith, json, sendOtp } from '../testing/mock-responses.ts'
import { createPlink } from './create-plink.ts'

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

/** Values that JavaScript passes in place of a text, by what the error calls them. */
const NO_TEXT: [problem: string, value: unknown][] = [
  ['is undefined', undefined],
  ['is null', null],
  ['is number', 7],
  ['is empty', ''],
  ['contains white space', ' plk_sandbox_1'],
  ['contains white space', 'plk_sandbox_1\n'],
  ['contains white space', 'plk_sandbox_1 plk_sandbox_2'],
  ['contains white space', '  '],
  ['is not complete or has other characters', 'plk_sandbox_١'],
]
const NO_KEY: typeof NO_TEXT = [
  ...NO_TEXT,
  ['is not complete or has other characters', 'undefined'],
  ['is not complete or has other characters', 'plk_'],
]

/** What the call throws, which never contains a secret. */
function thrownBy(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return error
  }
}

describe('what a client is made with is checked at once', () => {
  const baseUrl = 'https://plink.test'

  test.each(NO_KEY)('an API key that %s: %j', (problem, value) => {
    const options = Object.assign({ baseUrl, apiKey: '' }, { apiKey: value })
    expect(thrownBy(() => createPlink(options))).toEqual(
      new TypeError(
        `apiKey ${problem}. Set it to the whole key of your business, plk_sandbox_… or plk_live_…, or leave it out for calls without one.`,
      ),
    )
  })

  test.each(NO_TEXT)('a token that %s: %j', (problem, value) => {
    const message = (name: string) => `${name} ${problem}. Set it to the whole token as the API has returned it.`
    const plink = createPlink({ baseUrl })
    const { token } = Object.assign({ token: '' }, { token: value })
    const pairs = [
      { accessToken: token, refreshToken: 'b' },
      { accessToken: 'a', refreshToken: token },
    ]
    expect(thrownBy(() => createPlink({ baseUrl, token }))).toEqual(new TypeError(message('token')))
    expect(thrownBy(() => plink.withToken(token))).toEqual(new TypeError(message('token')))
    expect(thrownBy(() => plink.withTokens(pairs[0]!))).toEqual(new TypeError(message('accessToken')))
    expect(thrownBy(() => plink.withTokens(pairs[1]!))).toEqual(new TypeError(message('refreshToken')))
  })

  test.each(['plink', '', undefined, null])('a base URL that is %j', value => {
    const options = Object.assign({ baseUrl }, { baseUrl: value })
    expect(() => createPlink(options)).toThrow('baseUrl is not a URL. Set it to the address of the API')
  })
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
