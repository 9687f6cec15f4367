import { type ClientErrorCode, type ErrorBody, type OperationId, PlinkError } from './plink-error.ts'

/** What one call may do differently. */
export interface CallOptions {
  /** Gives the call up; it then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** How long each attempt may take; 30 seconds by default. */
  timeoutSeconds?: number | undefined
  /** How often a network failure or an answer of 5xx is tried again; 3 times by default. */
  retries?: number | undefined
  /** Instead of a random one: give the same key for the same intention after a crash, for example. */
  idempotencyKey?: string | undefined
}

/** How a client makes its calls. */
export interface CallSettings {
  baseUrl: string
  token: string | undefined
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
  takesKey?: boolean
  takesToken?: boolean
  /** The answer is a text, not JSON. */
  isText?: boolean
}

export type Call = <Answer>(request: OperationRequest, options?: CallOptions) => Promise<Answer>

const FIRST_PAUSE_MILLISECONDS = 300

/** A part of a path. */
export const segment = (value: string): string => encodeURIComponent(value)

/** Makes calls with these settings. Rejects with `PlinkError`, or with the reason of the caller's signal. */
export function createCall(settings: CallSettings): Call {
  return async <Answer>(request: OperationRequest, options: CallOptions = {}) => {
    const { timeoutSeconds = settings.timeoutSeconds, retries = settings.retries, signal } = options
    const [url, init] = [urlOf(settings.baseUrl, request), initOf(request, settings.token, options)]
    for (let attempt = 0; ; attempt++) {
      try {
        const answer: unknown = await send(settings.fetch, url, init, request, { timeoutSeconds, signal })
        // The server's tests hold it to the contract, from which the caller's type is generated.
        return answer as Answer
      } catch (error) {
        if (!(error instanceof PlinkError) || attempt >= retries || !isWorthRetrying(error, request, attempt))
          throw error
        await pause(Math.max(FIRST_PAUSE_MILLISECONDS * 2 ** attempt, (error.retryAfterSeconds ?? 0) * 1000), signal)
      }
    }
  }
}

function urlOf(baseUrl: string, { path, query = {} }: OperationRequest): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${baseUrl}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}

/** Made once for all attempts: they share one Idempotency-Key, so that the intention is carried out once. */
function initOf(
  { method, body, takesKey, takesToken }: OperationRequest,
  token: string | undefined,
  options: CallOptions,
): RequestInit {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (takesKey) headers['Idempotency-Key'] = options.idempotencyKey ?? randomKey()
  if (takesToken && token !== undefined) headers.Authorization = `Bearer ${token}`
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** Not `randomUUID`, which browsers have on secure pages only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

interface Limits {
  timeoutSeconds: number
  signal: AbortSignal | undefined
}

async function send(
  fetch: CallSettings['fetch'],
  url: string,
  init: RequestInit,
  { operation, isText }: OperationRequest,
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
    return isText ? await textOf(response) : await jsonOf(response, operation)
  } catch (cause) {
    if (cause instanceof PlinkError) throw cause
    signal?.throwIfAborted()
    throw timeOut.signal.aborted
      ? noAnswer('TIMEOUT', `No answer within ${timeoutSeconds} seconds`, { operation, cause })
      : noAnswer('NETWORK_ERROR', 'The server could not be reached', { operation, cause })
  } finally {
    clearTimeout(timer)
  }
}

/** A page of HTML under status 200 comes from something else than the API, at a wrong `baseUrl` for example. */
async function jsonOf(response: Response, operation: OperationId): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    const body = { error: 'The answer is not JSON', code: 'UNKNOWN_ERROR' } as const
    throw new PlinkError(body, { operation, status: response.status, cause })
  }
}

/** With its byte order mark, which `response.text()` takes off and by which spreadsheets know the encoding. */
async function textOf(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}

/** The error as the contract has it; anything else, from a proxy for example, becomes an unknown one. */
async function errorBody(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return body
  return { error: `The server answered ${response.status}`, code: 'UNKNOWN_ERROR' }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'error' in body
}

function noAnswer(
  code: ClientErrorCode,
  error: string,
  { operation, cause }: { operation: OperationId; cause: unknown },
) {
  return new PlinkError({ error, code }, { operation, status: 0, cause })
}

/** Only what can be carried out once however often it is asked for. */
function isWorthRetrying(
  { status, code }: PlinkError,
  { method, takesKey }: OperationRequest,
  attempt: number,
): boolean {
  if (method === 'POST' && !takesKey) return false
  // The attempt before got through, although its answer did not.
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
