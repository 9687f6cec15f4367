import type { Error as ErrorBody, ErrorCode } from '#api/contract/generated/schemas.ts'

export type ErrorDetails = Partial<Omit<ErrorBody, 'code' | 'requestId'>>

/** A refusal, named by a code of the contract, with what helps to act on it. */
export class PlinkError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.error ?? code)
    this.code = code
    this.details = details
  }
}
