import { type ClientErrorCode, type ErrorBody, type OperationId, PlinkError } from './plink-error.ts'
import { randomKey } from './random-key.ts'
import type { Credentials } from './session.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call. It then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** The time-out of each attempt. Default: 30 seconds. */
  timeoutSeconds?: number | undefined
  /** The number of retries after a network failure, a reached limit or a 5xx response. Default: 3. */
  retries?: number | undefined
  /** Replaces the random key. Repeat the key to repeat a request safely, for example after a crash. */
  idempotencyKey?: string | undefined
}

/** The settings of a client. */
export interface CallSettings {
  baseUrl: string
  credentials: Credentials
  fetch: typeof globalThis.fetch
  timeoutSeconds: number
  retries: number
}

export interface OperationRequest {
  operation: OperationId
  method: string
  path: string
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Whether the operation accepts an `Idempotency-Key`. */
  takesKey?: boolean
  takesToken?: boolean
  /** Whether the response is text, not JSON. */
  isText?: boolean
  /** Whether the response is a file that is no text. */
  isFile?: boolean
  /** Whether the response is a stream of server-sent events. */
  isStream?: boolean
}

export type Call = <Result>(request: OperationRequest, options?: CallOptions) => Promise<Result>

const FIRST_PAUSE_MILLISECONDS = 300
/** A limit that ends later than this is for the caller to deal with. The limits per address and per key end within it. */
const LONGEST_PAUSE_SECONDS = 60

/** An encoded path segment. */
export const segment = (value: string): string => encodeURIComponent(value)

/** Makes calls with these settings. Rejects with `PlinkError`, or with the reason of the caller's signal. */
export function createCall(settings: CallSettings): Call {
  const { credentials } = settings
  return async <Result>(request: OperationRequest, options: CallOptions = {}) => {
    const init = initOf(request, options)
    const token = request.takesToken ? credentials.token() : undefined
    try {
      return await sendWithRetries<Result>(settings, request, options, withToken(init, token))
    } catch (error) {
      if (token === undefined || !credentials.refresh || !isRefusedToken(error)) throw error
      await credentials.refresh(token)
      return sendWithRetries<Result>(settings, request, options, withToken(init, credentials.token()))
    }
  }
}

const isRefusedToken = (error: unknown) => error instanceof PlinkError && error.code === 'UNAUTHENTICATED'

async function sendWithRetries<Result>(
  settings: CallSettings,
  request: OperationRequest,
  { timeoutSeconds = settings.timeoutSeconds, retries = settings.retries, signal }: CallOptions,
  init: RequestInit,
): Promise<Result> {
  const url = urlOf(settings.baseUrl, request)
  for (let attempt = 0; ; attempt++) {
    try {
      const result: unknown = await send(settings.fetch, url, init, request, { timeoutSeconds, signal })
      // The type is generated from the contract, and the server's tests check its responses against the contract.
      return result as Result
    } catch (error) {
      if (!(error instanceof PlinkError) || attempt >= retries || !isWorthRetrying(error, request, attempt)) throw error
      await pause(Math.max(backoff(attempt), (error.retryAfterSeconds ?? 0) * 1000), signal)
    }
  }
}

/** At random up to twice as long, so that clients that failed together do not come back together. */
const backoff = (attempt: number) => FIRST_PAUSE_MILLISECONDS * 2 ** attempt * (1 + Math.random())

function urlOf(baseUrl: string, { path, query = {} }: OperationRequest): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${baseUrl}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}

/** Created once per call. All attempts share one Idempotency-Key, so that the server performs the request once. */
function initOf({ method, body, takesKey }: OperationRequest, options: CallOptions) {
  const headers: Record<string, string> = {}
  const isFile = body instanceof Blob
  if (body !== undefined) headers['Content-Type'] = isFile ? 'application/octet-stream' : 'application/json'
  if (takesKey) headers['Idempotency-Key'] = options.idempotencyKey ?? randomKey()
  return { method, headers, ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }) }
}

function withToken(init: ReturnType<typeof initOf>, token: string | undefined): RequestInit {
  return token === undefined ? init : { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } }
}

interface Limits {
  timeoutSeconds: number
  signal: AbortSignal | undefined
}

async function send(
  fetch: CallSettings['fetch'],
  url: string,
  init: RequestInit,
  { operation, isText, isFile, isStream }: OperationRequest,
  { timeoutSeconds, signal }: Limits,
): Promise<unknown> {
  signal?.throwIfAborted()
  const timeOut = new AbortController()
  const timer = setTimeout(() => timeOut.abort(), timeoutSeconds * 1000)
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeOut.signal]) : timeOut.signal,
    })
    if (!response.ok) throw new PlinkError(await errorBody(response), { operation, status: response.status })
    if (response.status === 204) return undefined
    if (isStream) return eventsOf(response, operation, signal)
    if (isFile) return await response.blob()
    return isText ? await textOf(response) : await jsonOf(response, operation)
  } catch (cause) {
    if (cause instanceof PlinkError) throw cause
    signal?.throwIfAborted()
    throw timeOut.signal.aborted
      ? noResponseError('TIMEOUT', `No response within ${timeoutSeconds} seconds`, { operation, cause })
      : noResponseError('NETWORK_ERROR', 'The server could not be reached', { operation, cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The data of the events, as they arrive. Ends with the stream. Leaving the loop closes the connection. */
async function* eventsOf(
  { body }: Response,
  operation: OperationId,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      const lines = (text + part.value).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length))
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw noResponseError('NETWORK_ERROR', 'The connection to the server was lost', { operation, cause })
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

/** HTML with status 200 does not come from the API. A wrong `baseUrl` can cause it. */
async function jsonOf(response: Response, operation: OperationId): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    const body = { error: 'The response is not JSON', code: 'UNKNOWN_ERROR' } as const
    throw new PlinkError(body, { operation, status: response.status, cause })
  }
}

/** Keeps the byte order mark, which `response.text()` removes and spreadsheets need to detect the encoding. */
async function textOf(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}

/** The error body of the contract. Any other body, for example from a proxy, becomes `UNKNOWN_ERROR`. */
async function errorBody(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return body
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined
  return { error: `The server responded with ${response.status}`, code: 'UNKNOWN_ERROR', retryAfterSeconds }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'error' in body
}

function noResponseError(
  code: ClientErrorCode,
  error: string,
  { operation, cause }: { operation: OperationId; cause: unknown },
) {
  return new PlinkError({ error, code }, { operation, status: 0, cause })
}

/** Retries only requests that are safe to repeat, and only what a short wait can change. */
function isWorthRetrying(
  { status, code, retryAfterSeconds = 0 }: PlinkError,
  { method, takesKey }: OperationRequest,
  attempt: number,
): boolean {
  if (retryAfterSeconds > LONGEST_PAUSE_SECONDS) return false
  // Refused before anything happened. `OTP_COOLDOWN` is for the person who asks for another code.
  if (status === 429) return code !== 'OTP_COOLDOWN'
  if (method === 'POST' && !takesKey) return false
  // The previous attempt reached the server, but its response was lost.
  if (attempt > 0 && code === 'IDEMPOTENCY_IN_FLIGHT') return true
  return status >= 500 || code === 'NETWORK_ERROR'
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
