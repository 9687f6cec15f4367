import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setRetryDelay } from '#web/api/query-client.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { endSession, session, startSession } from '#web/session/session-state.ts'
import { signOut as signOutStaff } from '#web/staff/sign-out.ts'
import { dropSession } from './sign-out.ts'

const NOURA = { accessToken: 'a1', refreshToken: 'r1', userId: 'noura' }
const sara = (token: string) => ({ token, user: { name: 'Sara', role: 'admin' } }) as const

let calls: { path: string; body: unknown; key: string | null; token: string | null; keepalive: boolean | undefined }[]

beforeEach(() => {
  calls = []
  setRetryDelay(0)
  vi.stubGlobal('navigator', { onLine: true })
  // The network fails twice.
  vi.stubGlobal('fetch', async (path: string, { headers, body, keepalive }: RequestInit) => {
    const requestHeaders = new Headers(headers)
    calls.push({
      path,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      key: requestHeaders.get('Idempotency-Key'),
      token: requestHeaders.get('Authorization'),
      keepalive,
    })
    if (calls.length < 3) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 204 })
  })
})

afterEach(() => {
  setRetryDelay()
  vi.unstubAllGlobals()
  endSession()
  adminSession.end('signed_out')
})

test('the session ends in this browser at once, and on the server when it can be reached, with one key', async () => {
  startSession(NOURA)
  dropSession()
  expect(session.get()).toBeNull()
  await expect.poll(() => calls).toHaveLength(3)
  expect(calls[0]).toMatchObject({ path: '/api/v1/auth/logout', body: { refreshToken: 'r1' }, keepalive: true })
  expect(calls[0]?.key).toMatch(/^[\w-]{36}$/)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('the session of an administrator ends likewise, and never that of the next one', async () => {
  adminSession.start(sara('t1'))
  signOutStaff()
  expect(adminSession.get()).toBeNull()
  adminSession.start(sara('t2'))
  await expect.poll(() => calls).toHaveLength(3)
  expect(new Set(calls.map(({ token }) => token))).toEqual(new Set(['Bearer t1']))
  expect(calls[0]).toMatchObject({ path: '/api/admin/auth/logout', keepalive: true })
})
