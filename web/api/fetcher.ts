import { API_TIMEOUT_SECONDS } from '#domain/constants.ts'
import { deviceNow, learnServerTime } from '#web/lib/clock.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { session } from '#web/session/session-state.ts'
import { takeEarlyResponse } from './early-responses.ts'
import type { Error as ErrorBody, ErrorCode, RefreshRequest, Tokens } from './generated/plinkAPI.schemas.ts'
import { keyOfExecution } from './idempotency-key.ts'
import { bearerToken, takesAdminToken, takesSignUpToken } from './token.ts'
import { acrossTabs, createTokenRefresh, type Exchange } from './token-refresh.ts'

/** The client's own error codes: one for a call without a response, one for a success without its data. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'NO_DATA'

/** A failed call, with the contract's error body or, without a response, with a body of the client. */
export class ApiError<Body extends ErrorBody = ErrorBody> extends Error {
  readonly status: number
  readonly body: Omit<Body, 'code'> & { code: Body['code'] | ClientErrorCode | 'TIMEOUT' | 'UNKNOWN_ERROR' }

  constructor(status: number, body: ApiError<Body>['body']) {
    super(body.error)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }

  /** Whether the same request may succeed a moment later. */
  get isTemporary(): boolean {
    return this.status >= 500 || this.body.code === 'NETWORK_ERROR'
  }
}

/** The error type of orval's hooks. Its code is one that the operation declares. */
export type ErrorType<Body> = ApiError<Extract<Body, ErrorBody>>
export type BodyType<Body> = Body

interface FetcherOptions extends RequestInit {
  /** Receives the text as it arrives, for example from an endless stream. */
  onText?: (text: string) => void
}

let baseUrl = ''

/** Sets the URL of the API, by default the page's own origin. */
export function configureApi({ url }: { url: string }): void {
  baseUrl = url
}

/** The only fetch of the application: one attempt. React Query repeats it, see `newQueryClient`. Rejects with `ApiError` only. */
export async function fetcher<T>(path: string, options: FetcherOptions = {}): Promise<T> {
  const request = withKey(options)
  if (request.headers.has('Authorization')) return send<T>(path, request)
  if (takesAdminToken(path)) return asAdmin<T>(path, request)
  const signUpToken = takesSignUpToken(path) ? bearerToken() : undefined
  if (signUpToken !== undefined) return send<T>(path, withToken(request, signUpToken))
  return inSession<T>(path, request)
}

const refresh = createTokenRefresh({ session, exchange, exclusively: acrossTabs })

/** Sends with the access token of a signed-in customer. If the token has expired, refreshes it and sends once more. */
async function inSession<T>(path: string, request: FetcherOptions): Promise<T> {
  const token = session.get()?.accessToken
  try {
    return await send<T>(path, withToken(request, token))
  } catch (cause) {
    if (token === undefined || !isRefusedToken(cause)) throw cause
    const refreshed = await refresh(token)
    if (refreshed === undefined) throw cause
    return send<T>(path, withToken(request, refreshed))
  }
}

/** Sends with the administrator's token. It cannot be refreshed, so a refused token ends its session. */
async function asAdmin<T>(path: string, request: FetcherOptions): Promise<T> {
  const token = adminSession.get()?.token
  try {
    return await send<T>(path, withToken(request, token))
  } catch (cause) {
    if (token !== undefined && adminSession.get()?.token === token && isRefusedToken(cause)) adminSession.end('expired')
    throw cause
  }
}

const isRefusedToken = (cause: unknown) => cause instanceof ApiError && cause.body.code === 'UNAUTHENTICATED'

async function exchange(refreshToken: string, key: string): Promise<Exchange> {
  const body: RefreshRequest = { refreshToken }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  try {
    return await send<Tokens>('/api/v1/auth/refresh', { method: 'POST', headers, body: JSON.stringify(body) })
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    if (cause.status === 401 || cause.status === 400) return 'refused'
    // An earlier exchange still runs, and its response was lost. The call that needs the token is repeated, and then the exchange too.
    if (cause.body.code === 'IDEMPOTENCY_IN_FLIGHT') throw noResponse('NETWORK_ERROR', 'Network error')
    if (cause.status !== 409) throw cause
    // Another call has just exchanged the token and stores the new one in a moment.
    return 'rotated'
  }
}

interface SentRequest extends FetcherOptions {
  headers: Headers
}

/** A mutation already has its key. All attempts of a query share its signal, so the signal identifies the execution. */
function withKey(options: FetcherOptions): SentRequest {
  const { method, signal } = options
  const headers = new Headers(options.headers)
  if (method === 'POST' && signal && !headers.has('Idempotency-Key'))
    headers.set('Idempotency-Key', keyOfExecution(signal))
  return { ...options, headers }
}

function withToken(request: FetcherOptions, token: string | undefined): FetcherOptions {
  if (!token) return request
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return { ...request, headers }
}

async function send<T>(path: string, { onText, ...request }: FetcherOptions): Promise<T> {
  const timeOut = createTimeOut(API_TIMEOUT_SECONDS * 1000)
  const signal = request.signal ? AbortSignal.any([request.signal, timeOut.signal]) : timeOut.signal
  try {
    const signalled = { ...request, signal }
    const early = takeEarlyResponse(path, signalled)
    const sentAt = early ? performance.timeOrigin : deviceNow()
    const response = await (early ?? fetch(baseUrl + path, signalled))
    learnServerTime(response, sentAt)
    if (!response.ok) throw new ApiError(response.status, await errorBody(response))
    const body: unknown = await bodyOf(response, text => {
      timeOut.restart()
      onText?.(text)
    })
    // The contract tests check the server's responses against the type of the generated caller.
    return body as T
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw timeOut.signal.aborted
      ? noResponse('TIMEOUT', 'Request timeout')
      : noResponse('NETWORK_ERROR', 'Network error')
  } finally {
    timeOut.end()
  }
}

const FILE_TYPES = [
  'application/pdf',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

function bodyOf(response: Response, onText: (text: string) => void): Promise<unknown> | undefined {
  if (response.status === 204) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  if (FILE_TYPES.includes(type)) return response.blob()
  const isText = /^(text\/(csv|event-stream)|application\/xml)/.test(type)
  return isText ? textOf(response, onText) : dataOf(response)
}

/** A proxy may respond in place of the server, with a page of its own or an empty body. */
async function dataOf(response: Response): Promise<unknown> {
  const data = parsed(await response.text())
  if (data !== null) return data
  throw new ApiError(response.status, { error: 'No data received from server', code: 'NO_DATA', requestId: '' })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Keeps the byte order mark, which `response.text()` removes and spreadsheets need to detect the encoding. A long text does not time out
 * while data arrives.
 */
async function textOf({ body }: Response, onText: (text: string) => void): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = body?.getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const decoded = decoder.decode(part.value, { stream: true })
    onText(decoded)
    text += decoded
  }
  return text + decoder.decode()
}

/** The error body of the contract. Any other body, for example from a proxy, becomes an unknown error with the text of the status. */
async function errorBody(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return { ...body, requestId: body.requestId ?? '' }
  return { error: response.statusText || `HTTP ${response.status}`, code: 'UNKNOWN_ERROR', requestId: '' }
}

function isErrorBody(body: unknown): body is Omit<ErrorBody, 'requestId'> & { requestId?: string } {
  return typeof body === 'object' && body !== null && 'code' in body && 'error' in body
}

const noResponse = (code: 'TIMEOUT' | ClientErrorCode, error: string) => new ApiError(0, { error, code, requestId: '' })

/** Every code that a screen may have to show. */
export type AnyErrorCode = ErrorCode | ClientErrorCode

/** Aborts after a time, counted from the start or from the last received data. */
function createTimeOut(milliseconds: number) {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), milliseconds)
  let timer = start()
  const end = () => clearTimeout(timer)
  const restart = () => {
    end()
    timer = start()
  }
  return { signal: controller.signal, restart, end }
}
