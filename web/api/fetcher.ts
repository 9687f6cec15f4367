import { API_RETRIES, API_TIMEOUT_SECONDS, TIMEOUT_RETRIES } from '#domain/constants.ts'
import type { AdminSessionEnd } from '#web/session/admin-session.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { session } from '#web/session/session-state.ts'
import type { Error as ErrorBody, ErrorCode, RefreshRequest, Tokens } from './generated/model'
import { bearerToken, takesAdminToken, takesSignUpToken } from './token.ts'
import { acrossTabs, createTokenRefresh, type Exchange } from './token-refresh.ts'

/** What went wrong before the server could say so. */
export type ClientErrorCode = 'NETWORK_ERROR'

/** A call that failed: with the contract's error body, or with one made here when no answer came. */
export class ApiError<Body extends ErrorBody = ErrorBody> extends Error {
  readonly status: number
  readonly body: Omit<Body, 'code'> & { code: Body['code'] | ClientErrorCode | 'TIMEOUT' | 'UNKNOWN_ERROR' }

  constructor(status: number, body: ApiError<Body>['body']) {
    super(body.error)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** orval's hooks type their errors with this: the code of an operation's error is one of those that it declares. */
export type ErrorType<Body> = ApiError<Extract<Body, ErrorBody>>
export type BodyType<Body> = Body

const RETRY_DELAY_MILLISECONDS = 300

let baseUrl = ''
let retryDelay = RETRY_DELAY_MILLISECONDS

/** Where the API is, by default the page's own origin, and how long the first retry waits. */
export function configureApi({ url = '', retryDelayMilliseconds = RETRY_DELAY_MILLISECONDS }): void {
  baseUrl = url
  retryDelay = retryDelayMilliseconds
}

/**
 * The one fetch of the application. Network failures and answers of 5xx are tried again up to three times with one
 * Idempotency-Key, so that a retried intention is carried out once. Offline it waits for the network, which `OfflineNotice` says. Rejects
 * with `ApiError` only.
 */
export async function fetcher<T>(path: string, options: RequestInit = {}): Promise<T> {
  const request = withKey(options)
  if (takesAdminToken(path)) return asAdmin<T>(path, request)
  const signUpToken = takesSignUpToken(path) ? bearerToken() : undefined
  if (signUpToken !== undefined) return patiently<T>(path, withToken(request, signUpToken))
  return inSession<T>(path, request)
}

const refresh = createTokenRefresh({ session, exchange, exclusively: acrossTabs })

/** With the access token, if somebody is signed in; when the server takes it no more, once again with a new one. */
async function inSession<T>(path: string, request: RequestInit): Promise<T> {
  const token = session.get()?.accessToken
  try {
    return await patiently<T>(path, withToken(request, token))
  } catch (cause) {
    if (token === undefined || !(cause instanceof ApiError) || cause.body.code !== 'UNAUTHENTICATED') throw cause
    const refreshed = await refresh(token)
    if (refreshed === undefined) throw cause
    return patiently<T>(path, withToken(request, refreshed))
  }
}

/** With the administrator's token. It cannot be refreshed: one that the server takes no more ends its session. */
async function asAdmin<T>(path: string, request: RequestInit): Promise<T> {
  const token = adminSession.get()?.token
  try {
    return await patiently<T>(path, withToken(request, token))
  } catch (cause) {
    const end = adminSessionEndOf(cause)
    if (end && token !== undefined && adminSession.get()?.token === token) adminSession.end(end)
    throw cause
  }
}

/** The answers after which an administrator has to sign in again. */
const ADMIN_SESSION_ENDS: Partial<Record<AnyErrorCode, AdminSessionEnd>> = {
  UNAUTHENTICATED: 'expired',
  ADMIN_REQUIRED: 'not_admin',
}

function adminSessionEndOf(cause: unknown): AdminSessionEnd | undefined {
  if (!(cause instanceof ApiError)) return undefined
  const { code }: { code: AnyErrorCode } = cause.body
  return ADMIN_SESSION_ENDS[code]
}

async function exchange(refreshToken: string, key: string): Promise<Exchange> {
  const body: RefreshRequest = { refreshToken }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  try {
    return await patiently<Tokens>('/api/v1/auth/refresh', { method: 'POST', headers, body: JSON.stringify(body) })
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    if (cause.status === 401 || cause.status === 400) return 'refused'
    if (cause.status !== 409) throw cause
    // The call that was first is about to have its answer.
    await pause(retryDelay)
    return 'rotated'
  }
}

async function patiently<T>(path: string, request: RequestInit): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send<T>(path, request)
    } catch (cause) {
      if (!(cause instanceof ApiError) || !isWorthRetrying(cause) || attempt >= retriesOf(cause)) throw cause
      if (isOffline(cause)) await online(request.signal)
      else await pause(retryDelay * 2 ** attempt)
    }
  }
}

function withKey(options: RequestInit): RequestInit {
  const headers = new Headers(options.headers)
  if (options.method === 'POST' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID())
  return { ...options, headers }
}

function withToken(request: RequestInit, token: string | undefined): RequestInit {
  if (!token) return request
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return { ...request, headers }
}

async function send<T>(path: string, request: RequestInit): Promise<T> {
  const timeOut = createTimeOut(API_TIMEOUT_SECONDS * 1000)
  const signal = request.signal ? AbortSignal.any([request.signal, timeOut.signal]) : timeOut.signal
  try {
    const response = await fetch(baseUrl + path, { ...request, signal })
    if (!response.ok) throw new ApiError(response.status, await errorBody(response))
    const body: unknown = await bodyOf(response, timeOut.heard)
    // The contract tests hold the server to the type that the generated caller names here.
    return body as T
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw timeOut.signal.aborted ? noAnswer('TIMEOUT', 'Request timeout') : noAnswer('NETWORK_ERROR', 'Network error')
  } finally {
    timeOut.end()
  }
}

function bodyOf(response: Response, heard: () => void): Promise<unknown> | undefined {
  if (response.status === 204) return undefined
  const isFile = response.headers.get('Content-Type')?.startsWith('text/csv')
  return isFile ? fileText(response, heard) : response.json()
}

/**
 * With its byte order mark, which `response.text()` takes off and by which spreadsheets know the encoding. A long file may take its
 * time as long as more of it comes.
 */
async function fileText({ body }: Response, heard: () => void): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    heard()
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** The error body of the contract; anything else, from a proxy for example, becomes an unknown error. */
async function errorBody(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null)
  return isErrorBody(body) ? body : { error: 'Request failed', code: 'UNKNOWN_ERROR', requestId: '' }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'error' in body
}

const noAnswer = (code: 'TIMEOUT' | ClientErrorCode, error: string) => new ApiError(0, { error, code, requestId: '' })

const isWorthRetrying = ({ status, body }: ApiError) => status >= 500 || body.code === 'NETWORK_ERROR'

const retriesOf = ({ body }: ApiError) => (body.code === 'TIMEOUT' ? TIMEOUT_RETRIES : API_RETRIES)

const isOffline = ({ body }: ApiError) => body.code === 'NETWORK_ERROR' && navigator.onLine === false

/** Resolves when the browser is connected again, or when nobody waits for the answer any more. */
function online(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise(resolve => {
    window.addEventListener('online', () => resolve(), { once: true })
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Every code that a screen may have to put into words. */
export type AnyErrorCode = ErrorCode | ClientErrorCode

/** Gives up when it has not ended in time, counted from its beginning or from when something was heard last. */
function createTimeOut(milliseconds: number) {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), milliseconds)
  let timer = start()
  const end = () => clearTimeout(timer)
  const heard = () => {
    end()
    timer = start()
  }
  return { signal: controller.signal, heard, end }
}
