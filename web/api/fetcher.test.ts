import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSession } from '#web/session/admin-session-state.ts'
import { endSession, session, startSession } from '#web/session/session-state.ts'
import { ApiError, fetcher } from './fetcher.ts'
import { setBearerToken } from './token.ts'

const ME = '/api/v1/auth/me'
const REFRESH = '/api/v1/auth/refresh'
const REVIEWS = '/api/admin/reviews'
const SARA = { token: 'sara', user: { name: 'Sara', role: 'admin' } } as const
const STALE = { accessToken: 'access-1', refreshToken: 'refresh-1', userId: 'noura' }
const FRESH = { accessToken: 'access-2', refreshToken: 'refresh-2', userId: 'noura' }

interface Call {
  path: string
  token: string | null
  key: string | null
  body: unknown
}

let calls: Call[]
/** The response to an administrator. */
let adminResponse: () => Response
/** The response to a token refresh. Every other call succeeds with `access-2` only. */
let refresh: (call: Call) => Response | Promise<Response>

const json = (status: number, body: object) => Response.json(body, { status })
const refusal = (status: number, code: string) => json(status, { error: code, code, requestId: 'r1' })
const refreshes = () => calls.filter(({ path }) => path === REFRESH)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (cause: unknown) => (cause instanceof ApiError ? cause.body.code : cause),
  )

async function serve(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const call = { path, token, key: headers.get('Idempotency-Key'), body }
  calls.push(call)
  if (path === REFRESH) return refresh(call)
  if (path === REVIEWS) return adminResponse()
  return token === 'access-2' ? json(200, { path }) : refusal(401, 'UNAUTHENTICATED')
}

beforeEach(() => {
  calls = []
  refresh = () => json(200, FRESH)
  adminResponse = () => json(200, {})
  vi.stubGlobal('fetch', serve)
})

afterEach(() => {
  vi.unstubAllGlobals()
  setBearerToken(undefined)
  endSession()
  adminSession.end('signed_out')
})

describe('the token of a call', () => {
  it('is the access token of the session', async () => {
    startSession(FRESH)
    await fetcher(ME)
    expect(calls).toMatchObject([{ token: 'access-2' }])
  })

  it('is the sign-up token for the operations of an unfinished sign-up', async () => {
    startSession(FRESH)
    setBearerToken('sign-up')
    const paths = ['onboarding/session', 'verification/validate-cr', 'nafath/initiate', 'auth/set-password']
    await Promise.allSettled(paths.map(path => fetcher(`/api/v1/${path}`)))
    await fetcher(ME)
    expect(calls.map(({ token }) => token)).toEqual(['sign-up', 'sign-up', 'sign-up', 'sign-up', 'access-2'])
    setBearerToken(undefined)
    await fetcher('/api/v1/onboarding/session')
    expect(calls.at(-1)).toMatchObject({ token: 'access-2' })
  })

  it('is the administrator token for admin operations only', async () => {
    startSession(FRESH)
    setBearerToken('sign-up')
    adminSession.start(SARA)
    await fetcher(ME)
    await codeOf(fetcher(REVIEWS))
    await fetcher(ME)
    adminSession.end('signed_out')
    await codeOf(fetcher(REVIEWS))
    expect(calls.map(({ token }) => token)).toEqual(['access-2', 'sara', 'access-2', null])
  })

  it('is the one that the caller gives, as at the end of a session', async () => {
    adminSession.start(SARA)
    adminResponse = () => refusal(401, 'UNAUTHENTICATED')
    await codeOf(fetcher(REVIEWS, { headers: { Authorization: 'Bearer of before' } }))
    expect(calls).toMatchObject([{ token: 'of before' }])
    expect(adminSession.get()).toEqual(SARA)
  })

  it('is absent for a visitor, and a refused call is not retried', async () => {
    expect(await codeOf(fetcher(ME))).toBe('UNAUTHENTICATED')
    expect(calls).toMatchObject([{ token: null }])
  })
})

describe('the session of an administrator', () => {
  beforeEach(() => {
    startSession(STALE)
    adminSession.start(SARA)
  })

  it('ends with a refused token without a refresh, and leaves the customer session unchanged', async () => {
    adminResponse = () => refusal(401, 'UNAUTHENTICATED')
    expect(await codeOf(fetcher(REVIEWS))).toBe('UNAUTHENTICATED')
    expect([adminSession.get(), adminSession.endedBy()]).toEqual([null, 'expired'])
    expect(calls).toHaveLength(1)
    expect(session.get()).toEqual(STALE)
  })

  it.each([
    ['OPTIONS_CHANGED', 409],
    ['ADMIN_REQUIRED', 403],
  ])('continues after %s', async (code, status) => {
    adminResponse = () => refusal(status, code)
    await codeOf(fetcher(REVIEWS))
    expect(adminSession.get()).toEqual(SARA)
  })

  it('is not ended by a response to an earlier session', async () => {
    adminResponse = () => {
      adminSession.start({ ...SARA, token: 'sara-2' })
      return refusal(401, 'UNAUTHENTICATED')
    }
    await codeOf(fetcher(REVIEWS))
    expect(adminSession.get()?.token).toBe('sara-2')
  })
})

describe('an access token that has expired', () => {
  beforeEach(() => startSession(STALE))

  it('is renewed automatically', async () => {
    expect(await fetcher(ME)).toEqual({ path: ME })
    expect(refreshes()).toMatchObject([{ body: { refreshToken: 'refresh-1' }, token: null }])
    expect(session.get()).toEqual(FRESH)
  })

  it('is renewed once for ten concurrent calls', async () => {
    const paths = Array.from({ length: 10 }, (_, index) => `/api/v1/wallet/${index}`)
    expect(await Promise.all(paths.map(path => fetcher(path)))).toEqual(paths.map(path => ({ path })))
    expect(refreshes()).toHaveLength(1)
  })

  it('repeats a write with its own key', async () => {
    await fetcher('/api/v1/auth/change-password', { method: 'POST', headers: { 'Idempotency-Key': 'k1' } })
    expect(calls.map(({ path, key }) => path !== REFRESH && key)).toEqual(['k1', false, 'k1'])
  })

  it('does not refresh again when the new token is refused', async () => {
    refresh = () => json(200, { ...FRESH, accessToken: 'access-3' })
    expect(await codeOf(fetcher(ME))).toBe('UNAUTHENTICATED')
    expect(refreshes()).toHaveLength(1)
  })

  it.each([
    [401, 'UNAUTHENTICATED'],
    [401, 'TOKEN_REUSED'],
    [400, 'VALIDATION_ERROR'],
  ])('ends the session when the refresh token is refused with %i %s', async (status, code) => {
    refresh = () => refusal(status, code)
    const codes = await Promise.all([codeOf(fetcher(ME)), codeOf(fetcher('/api/v1/auth/sessions'))])
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
    expect(refreshes()).toHaveLength(1)
    expect(session.get()).toBeNull()
  })

  it('is read from storage when another tab has refreshed it', async () => {
    refresh = () => {
      session.start(FRESH)
      return refusal(409, 'TOKEN_ROTATED')
    }
    expect(await fetcher(ME)).toEqual({ path: ME })
    startSession(STALE)
    refresh = () => refusal(500, 'UNKNOWN_ERROR')
    const late = fetcher(ME)
    startSession(FRESH)
    expect(await late).toEqual({ path: ME })
  })

  it('does not end the session without a response, and retries the refresh with the same key', async () => {
    refresh = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await codeOf(fetcher(ME))).toBe('NETWORK_ERROR')
    refresh = () => refusal(500, 'UNKNOWN_ERROR')
    expect(await codeOf(fetcher(ME))).toBe('UNKNOWN_ERROR')
    expect(session.get()).toEqual(STALE)
    refresh = () => json(200, FRESH)
    expect(await fetcher(ME)).toEqual({ path: ME })
    expect(new Set(refreshes().map(({ key }) => key)).size).toBe(1)
  })

  it('is asked for again by the next attempt when an earlier exchange still runs', async () => {
    refresh = () => refusal(409, 'IDEMPOTENCY_IN_FLIGHT')
    await expect(fetcher(ME)).rejects.toMatchObject({ body: { code: 'NETWORK_ERROR' }, isTemporary: true })
    expect(session.get()).toEqual(STALE)
    refresh = () => json(200, FRESH)
    expect(await fetcher(ME)).toEqual({ path: ME })
    expect(new Set(refreshes().map(({ key }) => key)).size).toBe(1)
  })

  it('does not restore a session that the user has ended meanwhile', async () => {
    refresh = () => {
      endSession()
      return json(200, FRESH)
    }
    expect(await codeOf(fetcher(ME))).toBe('UNAUTHENTICATED')
    expect(session.get()).toBeNull()
  })
})

it.each([
  ['without a response', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK_ERROR'],
  ['with a failure of the server', async () => refusal(503, 'SERVICE_UNAVAILABLE'), 'SERVICE_UNAVAILABLE'],
])('a call %s is one attempt: React Query makes the others', async (_, fails, code) => {
  const fetch = vi.fn(fails)
  vi.stubGlobal('fetch', fetch)
  const error = await fetcher(ME).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ body: { code }, isTemporary: true })
  expect(fetch).toHaveBeenCalledOnce()
})

it.each([
  ['Bad Gateway', 'Bad Gateway'],
  ['', 'HTTP 502'],
])('an error without a body of the contract is told by its status: %j', async (statusText, error) => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText }))
  await expect(fetcher(ME)).rejects.toMatchObject({ status: 502, body: { error, code: 'UNKNOWN_ERROR' } })
})

it('accepts a response without a body', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await fetcher('/api/v1/auth/sessions/1', { method: 'DELETE' })).toBeUndefined()
})

describe('a file', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** Streams a file in chunks that split a character, and lets the time between them pass. */
  function serveFile(secondsBetween: number): void {
    const bytes = new TextEncoder().encode('\uFEFFالحالة\r\nناجحة\r\n')
    const parts = [bytes.slice(0, 4), bytes.slice(4, 9), bytes.slice(9)]
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        async pull(controller) {
          await vi.advanceTimersByTimeAsync(secondsBetween * 1000)
          if (signal?.aborted) return controller.error(signal.reason)
          const part = parts.shift()
          if (part) controller.enqueue(part)
          else controller.close()
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
    })
  }

  it('keeps its byte order mark', async () => {
    serveFile(0)
    expect(await fetcher('/export')).toBe('\uFEFFالحالة\r\nناجحة\r\n')
  })

  it('may take longer than the time-out while data arrives', async () => {
    serveFile(20)
    expect(await fetcher('/export')).toContain('ناجحة')
  })

  it('times out when no more data arrives', async () => {
    serveFile(31)
    expect(await codeOf(fetcher('/export'))).toBe('TIMEOUT')
  })
})

describe('a success without its data', () => {
  it.each(['', 'null', '<!doctype html>', '{"cut":'])('%j is an error that is not repeated', async text => {
    const answered = vi.fn(
      async () => new Response(text, { status: 200, headers: { 'Content-Type': 'application/json' } }),
    )
    vi.stubGlobal('fetch', answered)
    const error = await fetcher(ME).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ status: 200, body: { code: 'NO_DATA', error: 'No data received from server' } })
    expect(answered).toHaveBeenCalledOnce()
  })
})
