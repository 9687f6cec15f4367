import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react/pure'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { useInquireBill } from './generated/bills.ts'
import type { CreateTransferRequest } from './generated/plinkAPI.schemas.ts'
import { useCreateTransfer, useFindRecipient } from './generated/transfers.ts'
import { useGetLimits } from './generated/wallet.ts'
import { useKeyedCall } from './use-keyed-call.ts'

interface Attempt {
  key: string | null
  signal: AbortSignal | null | undefined
}
type Reply = (attempt: Attempt) => Response | Promise<Response>

let attempts: Attempt[]
/** The replies to the next attempts. Every later attempt succeeds. */
let replies: Reply[]

/** A response whose body is available at once, so that only the test's clock advances. */
function responseOf(status: number, body: object): Response {
  return Object.assign(new Response(null, { status }), {
    json: async () => body,
    text: async () => JSON.stringify(body),
  })
}

const succeeds: Reply = () => responseOf(200, { done: true })
const networkFails: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
const refuses =
  (status: number, code: string): Reply =>
  () =>
    responseOf(status, { error: 'Refused', code, requestId: 'r1' })
/** Never responds, until the browser aborts the request. */
const hangs: Reply = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const keysOf = () => attempts.map(({ key }) => key)

beforeEach(() => {
  attempts = []
  replies = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { headers, signal } = {}) => {
    const attempt = { key: new Headers(headers).get('Idempotency-Key'), signal }
    attempts.push(attempt)
    return (replies.shift() ?? succeeds)(attempt)
  })
})

/** Makes the browser report that it is offline. */
function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
}

function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  dispatchEvent(new Event('online'))
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

afterEach(() => dispatchEvent(new Event('online')))

const idle = { enabled: false, gcTime: 0 }
const RECIPIENT = { data: { identifier: '0512345678' } }
const TRANSFER: { data: CreateTransferRequest } = {
  data: {
    destination: { kind: 'beneficiary', beneficiaryId: 'b1' },
    amount: { amount: 10_00, currency: 'SAR' },
    purpose: 'personal',
  },
}

/** Each kind of call. Its hook returns the function that makes the call. */
const KINDS = [
  {
    kind: 'a query',
    useCall: () => {
      const { refetch } = useGetLimits({ query: idle })
      return () => refetch({ throwOnError: true }).then(({ data }): unknown => data)
    },
    hasKey: false,
    twice: 'one request',
    unmounted: 'ends',
  },
  {
    kind: 'a POST that is a query',
    useCall: () => {
      const { refetch } = useInquireBill({ billerCode: '001', account: '1' }, undefined, { query: idle })
      return () => refetch({ throwOnError: true }).then(({ data }): unknown => data)
    },
    hasKey: true,
    twice: 'one request',
    unmounted: 'ends',
  },
  {
    kind: 'a mutation',
    useCall: () => {
      const { mutateAsync } = useFindRecipient()
      return (): Promise<unknown> => mutateAsync(RECIPIENT)
    },
    hasKey: true,
    twice: 'two keys',
    unmounted: 'goes on',
  },
  {
    kind: 'a keyed call',
    useCall: () => {
      const createTransfer = useKeyedCall(useCreateTransfer())
      return (): Promise<unknown> => createTransfer(TRANSFER)
    },
    hasKey: true,
    twice: 'one key',
    unmounted: 'goes on',
  },
] as const

type Kind = (typeof KINDS)[number]
type Ended = { data: unknown } | { error: unknown } | undefined

/** Renders the hook inside the app's providers. From then on, only the test advances the time. */
async function open({ useCall }: Kind) {
  const { result, unmount } = await renderHook(useCall, { wrapper: ServerState })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    unmount,
    /** Starts the call and returns a function that reports its result so far. */
    call: (): (() => Ended) => {
      let ended: Ended
      result.current().then(
        data => {
          ended = { data }
        },
        (error: unknown) => {
          ended = { error }
        },
      )
      return () => ended
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const MINUTE = 60_000

test('what has failed is not sent again when the network comes back', async () => {
  replies = [refuses(409, 'BILLER_CLOSED'), refuses(409, 'BILLER_CLOSED')]
  await renderHook(() => useInquireBill({ billerCode: '001', account: '1' }), { wrapper: ServerState })
  await expect.poll(() => attempts.filter(({ signal }) => !signal?.aborted)).toHaveLength(1)
  const count = attempts.length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pass(MINUTE)
  goOffline()
  await pass(MINUTE)
  goOnline()
  await pass(MINUTE)
  expect(attempts).toHaveLength(count)
})

const ALL_RETRIES = 300 + 600 + 1200

describe.each(KINDS)('$kind', kind => {
  const expectOneKey = () => {
    expect(new Set(keysOf()).size).toBe(1)
    expect(keysOf()[0]).toEqual(kind.hasKey ? expect.stringMatching(/^[\w-]{36}$/) : null)
  }

  test.each([
    ['the network fails', networkFails, 'NETWORK_ERROR'],
    ['the server fails', refuses(500, 'UNKNOWN_ERROR'), 'UNKNOWN_ERROR'],
    ['the server is overloaded', refuses(503, 'SERVICE_UNAVAILABLE'), 'SERVICE_UNAVAILABLE'],
  ])('is repeated three times, more and more slowly, with one key, when %s', async (_, fails, code) => {
    replies = [fails, fails, fails, fails]
    const { call } = await open(kind)
    const ended = call()
    for (const [attempt, delay] of [300, 600, 1200].entries()) {
      await pass(delay - 1)
      expect(attempts).toHaveLength(attempt + 1)
      await pass(1)
    }
    await pass(0)
    expect(attempts).toHaveLength(4)
    expect(ended()).toMatchObject({ error: { body: { code }, isTemporary: true } })
    expectOneKey()
  })

  test('succeeds with a retry', async () => {
    replies = [networkFails, refuses(502, 'UNKNOWN_ERROR')]
    const { call } = await open(kind)
    const ended = call()
    await pass(ALL_RETRIES)
    expect(ended()).toEqual({ data: { done: true } })
    expect(attempts).toHaveLength(3)
    expectOneKey()
  })

  test.each([
    ['a refusal', 1, refuses(422, 'VALIDATION_ERROR'), 'VALIDATION_ERROR'],
    ['a code of another version', 1, refuses(409, 'TOO_NEW'), 'TOO_NEW'],
    ['a call of somebody else that runs', 1, refuses(409, 'IDEMPOTENCY_IN_FLIGHT'), 'IDEMPOTENCY_IN_FLIGHT'],
    ['a time-out of a provider', 2, refuses(504, 'TIMEOUT'), 'TIMEOUT'],
  ])('after %s has %i attempts', async (_, count, reply, code) => {
    replies = [reply, reply, reply, reply]
    const { call } = await open(kind)
    const ended = call()
    await pass(ALL_RETRIES)
    expect(attempts).toHaveLength(count)
    expect(ended()).toMatchObject({ error: { body: { code } } })
  })

  test('waits for its own attempt that still runs', async () => {
    replies = [networkFails, refuses(409, 'IDEMPOTENCY_IN_FLIGHT')]
    const { call } = await open(kind)
    const ended = call()
    await pass(ALL_RETRIES)
    expect(ended()).toEqual({ data: { done: true } })
    expectOneKey()
  })

  test('is not repeated when the server says nothing for half a minute', async () => {
    replies = [hangs]
    const { call } = await open(kind)
    const ended = call()
    await pass(MINUTE)
    expect(ended()).toMatchObject({ error: { status: 0, body: { code: 'TIMEOUT' } } })
    expect(attempts).toHaveLength(1)
  })

  test('offline for a minute waits, and then goes on with its key', async () => {
    replies = [networkFails]
    const { call } = await open(kind)
    goOffline()
    const ended = call()
    await pass(MINUTE)
    expect([attempts.length, ended()]).toEqual([1, undefined])
    goOnline()
    await pass(0)
    expect(ended()).toEqual({ data: { done: true } })
    expect(attempts).toHaveLength(2)
    expectOneKey()
  })

  test('on a page that was opened offline waits too', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    replies = [networkFails]
    const { call } = await open(kind)
    const ended = call()
    await pass(MINUTE)
    expect([attempts.length, ended()]).toEqual([1, undefined])
    goOnline()
    await pass(0)
    expect(ended()).toEqual({ data: { done: true } })
  })

  test('in a page that nobody sees is repeated when it is seen again', async () => {
    replies = [networkFails]
    const { call } = await open(kind)
    show('hidden')
    const ended = call()
    await pass(MINUTE)
    expect([attempts.length, ended()]).toEqual([1, undefined])
    show('visible')
    await pass(0)
    expect(ended()).toEqual({ data: { done: true } })
    expectOneKey()
  })

  test('is made where the browser is wrong about being offline', async () => {
    const { call } = await open(kind)
    goOffline()
    const ended = call()
    await pass(0)
    expect(ended()).toEqual({ data: { done: true } })
  })

  test(`twice at once is ${kind.twice}`, async () => {
    const { call } = await open(kind)
    replies = [networkFails, networkFails]
    const both = [call(), call()]
    await pass(ALL_RETRIES)
    expect(both.map(ended => ended())).toEqual([{ data: { done: true } }, { data: { done: true } }])
    const keys = new Set(keysOf())
    const requests = { 'one request': [3, 1], 'two keys': [4, 2], 'one key': [4, 1] }
    expect([attempts.length, keys.size]).toEqual(requests[kind.twice])
  })

  test('made again after its success is another request', async () => {
    const { call } = await open(kind)
    for (const ended of [call(), await pass(0).then(call)]) {
      await pass(0)
      expect(ended()).toEqual({ data: { done: true } })
    }
    expect(attempts).toHaveLength(2)
    expect(new Set(keysOf()).size).toBe(kind.hasKey ? 2 : 1)
  })

  test(`unmounted while under way ${kind.unmounted}`, async () => {
    replies = [hangs]
    const { call, unmount } = await open(kind)
    call()
    await pass(0)
    await unmount()
    expect(attempts[0]?.signal?.aborted).toBe(kind.unmounted === 'ends')
    await pass(MINUTE)
    expect(attempts).toHaveLength(1)
  })

  test(`unmounted between two attempts ${kind.unmounted}`, async () => {
    replies = [networkFails]
    const { call, unmount } = await open(kind)
    call()
    await pass(100)
    await unmount()
    await pass(ALL_RETRIES)
    expect(attempts).toHaveLength(kind.unmounted === 'ends' ? 1 : 2)
    expectOneKey()
  })

  test('answered by another version passes on a field that this one does not know', async () => {
    replies = [() => responseOf(200, { done: true, sinceThen: [1] })]
    const { call } = await open(kind)
    const ended = call()
    await pass(0)
    expect(ended()).toEqual({ data: { done: true, sinceThen: [1] } })
  })
})
