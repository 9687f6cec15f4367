import { API_RETRIES, API_TIMEOUT_SECONDS } from '#domain/constants.ts'
import type { Error as ErrorBody, ErrorCode } from './generated/model'
import { bearerToken } from './token.ts'

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
 * Idempotency-Key, so that a retried intention is carried out once. Rejects with `ApiError` only.
 */
export async function fetcher<T>(path: string, options: RequestInit = {}): Promise<T> {
  const request = prepare(options)
  for (let attempt = 0; ; attempt++) {
    try {
      return await send<T>(path, request)
    } catch (cause) {
      if (!(cause instanceof ApiError) || !isWorthRetrying(cause) || attempt === API_RETRIES) throw cause
      await pause(retryDelay * 2 ** attempt)
    }
  }
}

function prepare(options: RequestInit): RequestInit {
  const sent = new Headers(options.headers)
  const token = bearerToken()
  if (token && !sent.has('Authorization')) sent.set('Authorization', `Bearer ${token}`)
  if (options.method === 'POST' && !sent.has('Idempotency-Key')) sent.set('Idempotency-Key', crypto.randomUUID())
  return { ...options, headers: sent }
}

async function send<T>(path: string, request: RequestInit): Promise<T> {
  const timeout = AbortSignal.timeout(API_TIMEOUT_SECONDS * 1000)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  try {
    const response = await fetch(baseUrl + path, { ...request, signal })
    if (!response.ok) throw new ApiError(response.status, await errorBody(response))
    // The contract tests hold the server to the type that the generated caller names here.
    return (await response.json()) as T
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw timeout.aborted ? noAnswer('TIMEOUT', 'Request timeout') : noAnswer('NETWORK_ERROR', 'Network error')
  }
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

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Every code that a screen may have to put into words. */
export type AnyErrorCode = ErrorCode | ClientErrorCode
