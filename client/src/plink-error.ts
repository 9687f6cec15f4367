import type { ErrorCode, OperationErrors } from './generated/types.ts'

/** Codes without a response of the API: `NETWORK_ERROR` and `TIMEOUT` for no response, `UNKNOWN_ERROR` for a response of another server. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'UNKNOWN_ERROR'
export type PlinkErrorCode = ErrorCode | ClientErrorCode

export type OperationId = keyof OperationErrors

/** The codes that the contract declares for this operation, and the codes of the client. */
export type ErrorCodeOf<Operation extends OperationId> = OperationErrors[Operation] | ClientErrorCode

/** The body of an error response. */
export interface ErrorBody {
  error: string
  code: PlinkErrorCode
  requestId?: string
  reason?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number | undefined
  attemptsRemaining?: number
  documentationUrl?: string
}

interface FailedCall extends ErrorOptions {
  operation: OperationId
  status: number
}

/** A failed call, with or without a response of the server. */
export class PlinkError extends Error {
  override readonly name = 'PlinkError'
  /** The `operationId` of the call. */
  readonly operation: OperationId
  /** The HTTP status. 0 without a response. */
  readonly status: number
  /** The error code. A newer server may have codes that these types do not list. */
  readonly code: PlinkErrorCode
  /** Include it in requests to support. */
  readonly requestId: string | undefined
  /** Details within the code. */
  readonly reason: string | undefined
  /** The error messages by request field. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** The seconds until the same call can succeed. */
  readonly retryAfterSeconds: number | undefined
  /** The number of remaining attempts at a code or password. */
  readonly attemptsRemaining: number | undefined
  /** The URL of the documentation of the code. */
  readonly documentationUrl: string | undefined

  constructor(body: ErrorBody, { operation, status, ...options }: FailedCall) {
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

/** Whether the error was thrown by this operation. Narrows `code` to the codes of the operation. */
export function isErrorOf<Operation extends OperationId>(
  error: unknown,
  operation: Operation,
): error is PlinkErrorOf<Operation> {
  return error instanceof PlinkError && error.operation === operation
}
