import type { Error as ErrorBody, ErrorCode } from '#api/contract/generated/schemas.ts'

export type ErrorDetails = Partial<Omit<ErrorBody, 'code' | 'requestId'>>

/** An error with a code of the contract and details for the response. */
export class PlinkError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.error ?? code)
    this.code = code
    this.details = details
  }
}
