import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#web/session/session-state.ts'
import { takeEarlyBody, takeEarlyResponse } from './early-responses.ts'
import { fetcher } from './fetcher.ts'

const ME = '/api/v1/auth/me'
const NOURA = { accessToken: 'access-1', refreshToken: 'refresh-1', userId: 'noura' }

/** Stores a response that has arrived, as boot.js does. */
function requestEarly(token = NOURA.accessToken): void {
  const body = { from: 'boot' }
  globalThis.early = { token, responses: { [ME]: Promise.resolve(Response.json(body)) }, bodies: { [ME]: body } }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ from: 'fetch' }))
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  startSession(NOURA)
  requestEarly()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  globalThis.early = undefined
  endSession()
})

test('the first call takes the early response, and the second one asks again', async () => {
  expect(await fetcher(ME)).toEqual({ from: 'boot' })
  expect(await fetcher(ME)).toEqual({ from: 'fetch' })
})

test('a body that has arrived is taken at once, instead of its response', async () => {
  expect(takeEarlyBody(ME)).toEqual({ from: 'boot' })
  expect(takeEarlyBody(ME)).toBeUndefined()
  expect(await fetcher(ME)).toEqual({ from: 'fetch' })
})

test('a response that has not arrived has no body yet', async () => {
  globalThis.early = { token: NOURA.accessToken, responses: { [ME]: Promise.resolve(Response.json({})) }, bodies: {} }
  expect(takeEarlyBody(ME)).toBeUndefined()
  expect(await fetcher(ME)).toEqual({})
})

test('the response to another session is not taken', async () => {
  requestEarly('access-of-somebody-else')
  expect(takeEarlyBody(ME)).toBeUndefined()
  expect(await fetcher(ME)).toEqual({ from: 'fetch' })
})

test('another method and another path ask the server', async () => {
  expect(await fetcher(ME, { method: 'POST' })).toEqual({ from: 'fetch' })
  expect(await fetcher('/api/v1/wallet')).toEqual({ from: 'fetch' })
})

test('a minute after the start of the page the response is out of date', async () => {
  vi.mocked(performance.now).mockReturnValue(60_001)
  expect(takeEarlyBody(ME)).toBeUndefined()
  expect(await fetcher(ME)).toEqual({ from: 'fetch' })
})

test.each([
  ['before', (controller: AbortController) => controller.abort(), () => {}],
  ['after', () => {}, (controller: AbortController) => controller.abort()],
])('a call that is aborted %s it takes its early response does not wait for it', async (_when, before, after) => {
  globalThis.early = { token: NOURA.accessToken, responses: { [ME]: new Promise(() => {}) }, bodies: {} }
  const headers = { Authorization: `Bearer ${NOURA.accessToken}` }
  const controller = new AbortController()
  before(controller)
  const response = takeEarlyResponse(ME, { headers, signal: controller.signal })
  after(controller)
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
})
