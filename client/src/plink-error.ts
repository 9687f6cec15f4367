import type { ErrorCode, OperationErrors } from './generated/types.ts'

/** Why a call has no answer of Plink's: `NETWORK_ERROR` before one came, `UNKNOWN_ERROR` for one that is not Plink's. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'UNKNOWN_ERROR'
export type PlinkErrorCode = ErrorCode | ClientErrorCode

export type OperationId = keyof OperationErrors

/** The codes that the contract gives for this operation, and those of calls that were not answered. */
export type ErrorCodeOf<Operation extends OperationId> = OperationErrors[Operation] | ClientErrorCode

/** What the server says of an error. */
export interface ErrorBody {
  error: string
  code: PlinkErrorCode
  requestId?: string
  reason?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
  attemptsRemaining?: number
  documentationUrl?: string
}

interface Circumstances extends ErrorOptions {
  operation: OperationId
  status: number
}

/** A call that failed, as the server told it or for want of an answer. */
export class PlinkError extends Error {
  override readonly name = 'PlinkError'
  /** The `operationId` of the call. */
  readonly operation: OperationId
  /** Of HTTP; 0 when no answer came. */
  readonly status: number
  /** What happened, for programs. A newer server may have codes that these types do not list. */
  readonly code: PlinkErrorCode
  /** Quote it to support. */
  readonly requestId: string | undefined
  /** A finer distinction within the code. */
  readonly reason: string | undefined
  /** Message by field of the request. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** How long to wait before the same call can succeed. */
  readonly retryAfterSeconds: number | undefined
  /** How many more codes or passwords may be tried. */
  readonly attemptsRemaining: number | undefined
  /** What the code means and what to do about it. */
  readonly documentationUrl: string | undefined

  constructor(body: ErrorBody, { operation, status, ...options }: Circumstances) {
    super(body.error, options)
    this.operation = operation
    this.status = status
    this.code = body.code
    this.requestId = body.requestId
    this.reason = body.reason
    this.fields = body.fields
    this.retryAfterSeconds = body.retryAfterSeconds
    this.attemptsRemaining = body.attemptsRemaining
    this.documentationUrl = body.documentationUrl
  }
}

/** An error of this operation. */
export type PlinkErrorOf<Operation extends OperationId> = PlinkError & { readonly code: ErrorCodeOf<Operation> }

/** Whether this was thrown by that operation; its `code` is then one of the operation's own. */
export function isErrorOf<Operation extends OperationId>(
  error: unknown,
  operation: Operation,
): error is PlinkErrorOf<Operation> {
  return error instanceof PlinkError && error.operation === operation
}
