import { expect, test, vi } from 'vitest'
import { ALL_GREEN, type Settings } from './choices.ts'
import type { MockedOperation } from './contract.ts'
import { createMockFetch } from './mock-fetch.ts'

const operations: MockedOperation[] = [
  {
    id: 'sendOtp',
    tag: 'auth',
    method: 'POST',
    path: '/api/v1/auth/send-otp',
    exampleUrl: '/api/v1/auth/send-otp',
    scenarios: [
      { name: 'all_green', status: 200, body: { phoneNumber: '+966512345678', businessType: 'freelancer' } },
      {
        name: 'phone_duplicate',
        status: 409,
        body: { phoneNumber: '+966500000001', businessType: 'freelancer' },
      },
    ],
  },
  {
    id: 'getHold',
    tag: 'wallet',
    method: 'GET',
    path: '/api/v1/holds/{id}',
    exampleUrl: '/api/v1/holds/1',
    scenarios: [],
  },
]

/** A mock fetch with these settings. `requests` are the requests that reached the mock. */
function setUp(settings: Partial<Settings> = {}, response: object = {}) {
  const mocked = response instanceof Response ? response : Response.json(response)
  const requests: Request[] = []
  const calls: object[] = []
  const showing = new AbortController()
  const send = createMockFetch({
    fetch: async input => {
      requests.push(new Request(input))
      return mocked.clone()
    },
    operations,
    settings: () => ({ ...ALL_GREEN, ...settings }),
    signal: () => showing.signal,
    onCall: call => calls.push(call),
    completed: (_operation, text) => text,
  })
  const post = (body: object) =>
    send('http://localhost/api/v1/auth/send-otp', { method: 'POST', body: JSON.stringify(body) })
  return { send, post, requests, calls, showing }
}

/** The mock names the example. */
const responseOf = (preference: string, status: number) =>
  Response.json({}, { status, headers: { 'Preference-Applied': preference } })

test('requests the chosen scenario from the mock', async () => {
  const choices = { sendOtp: { scenario: 'otp_locked', status: 423 } }
  const { post, requests, calls } = setUp({ choices }, responseOf('code=423, example=otp_locked', 423))
  await post({ phoneNumber: '+966500000001' })
  expect(requests[0]?.headers.get('Prefer')).toBe('code=423, example=otp_locked')
  expect(calls).toEqual([{ operation: 'sendOtp', outcome: '423 otp_locked' }])
})

test('names the scenario that the mock has chosen', async () => {
  const { post, calls } = setUp({}, responseOf('code=409, example=phone_duplicate', 409))
  await post({})
  expect(calls).toEqual([{ operation: 'sendOtp', outcome: '409 phone_duplicate' }])
})

test('empties a list', async () => {
  const { send } = setUp({ choices: { getHold: 'empty' } }, { items: [1, 2], nextCursor: 'more' })
  expect(await (await send('http://localhost/api/v1/holds/1')).json()).toEqual({ items: [], nextCursor: null })
})

test('fails like a network, without a request', async () => {
  const { post, requests } = setUp({ offline: true })
  await expect(post({})).rejects.toThrow('Failed to fetch')
  expect(requests).toEqual([])
})

test('never responds after another state is shown', async () => {
  const { post, showing } = setUp()
  const onResponse = vi.fn()
  post({}).then(onResponse)
  showing.abort()
  // A request that is sent later has its response.
  await setUp().post({})
  expect(onResponse).not.toHaveBeenCalled()
})

test('passes other requests to the browser', async () => {
  const { send, calls } = setUp()
  await send('http://localhost/favicon.svg')
  expect(calls).toEqual([])
})

test('keeps a stream of events open without an event', async () => {
  const example = new Response('event: changed\ndata: {}\n\n', { headers: { 'Content-Type': 'text/event-stream' } })
  const { send } = setUp({}, example)
  const response = await send('http://localhost/api/v1/holds/1')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe(': open\n\n')
  expect(await Promise.race([reader.read(), Promise.resolve('nothing more')])).toBe('nothing more')
})
