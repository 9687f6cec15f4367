import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { ERRORS } from '#api/contract/generated/errors.ts'
import type { Error as ErrorBody } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { reasonUnavailable } from '#api/kernel/db/client.ts'
import { faultOf } from '#api/kernel/db/faults.ts'
import { WHAT_TO_DO } from '#api/kernel/db/what-to-do.ts'
import { HasherBusy } from '#api/kernel/platform/password-hasher.ts'
import { type ErrorDetails, PlinkError } from '#api/kernel/platform/plink-error.ts'
import { ProviderTimeout } from '#api/outside/providers/safeguards.ts'
import type { ApiEnv } from './api-env.ts'

/** A random number in this range, so that clients that were refused together do not retry together. */
const BUSY_SECONDS = [1, 6] as const

/** The error as the contract names it. An unexpected error discloses nothing about itself. */
function toPlinkError(cause: unknown): PlinkError {
  if (cause instanceof PlinkError) return cause
  if (cause instanceof ProviderTimeout) return new PlinkError('TIMEOUT')
  if (cause instanceof HasherBusy)
    return new PlinkError('SERVER_BUSY', { retryAfterSeconds: randomInt(...BUSY_SECONDS) })
  if (reasonUnavailable(cause))
    return new PlinkError('SERVICE_UNAVAILABLE', { retryAfterSeconds: randomInt(...BUSY_SECONDS) })
  return new PlinkError('UNKNOWN_ERROR')
}

/** Turns an error of a request into its response. Logs the errors that need attention. */
export function respondWithError(c: Context<ApiEnv>, deps: Deps, cause: unknown): Response {
  const error = toPlinkError(cause)
  const requestId = c.get('requestId')
  const operation = c.get('operation')
  deps.metrics.recordError(operation, error.code)
  if (error.code === 'UNKNOWN_ERROR') {
    deps.log.error({ err: cause, requestId, operation }, 'A request failed with an unexpected error. Report this line.')
  }
  if (error.code === 'SERVICE_UNAVAILABLE') {
    const reason = reasonUnavailable(cause)
    const fault = faultOf(cause)
    deps.log.error({ fault, reason, requestId, operation }, `The database cannot be used. ${WHAT_TO_DO[fault]}`)
  }
  return errorResponse(c, deps, error)
}

/** Links never begin with the host that a request names, because the sender could choose where they lead. */
export type Links = Pick<Deps, 'publicUrl'>

export function errorResponse(
  c: Context,
  links: Links,
  error: PlinkError,
  headers: Record<string, string> = {},
): Response {
  const { status } = ERRORS[error.code]
  c.set('code', error.code)
  return c.json(errorBody(links, error, c.get('requestId')), status, {
    'Cache-Control': 'no-store',
    ...errorHeaders(status, error.details),
    ...headers,
  })
}

/** Every error body is written here. */
export function errorBody({ publicUrl }: Links, { code, details }: PlinkError, requestId: string): ErrorBody {
  const documentationUrl = `${publicUrl}/docs/errors/${code}`
  return { error: ERRORS[code].message, code, requestId, documentationUrl, ...details }
}

function errorHeaders(status: number, { retryAfterSeconds }: ErrorDetails): Record<string, string> {
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' }
  if ((status === 429 || status === 503) && retryAfterSeconds) return { 'Retry-After': String(retryAfterSeconds) }
  return {}
}
