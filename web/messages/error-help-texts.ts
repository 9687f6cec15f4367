import type { ErrorCode } from '../api/generated/model/errorCode.ts'

/** What integrators read of a code. Names of the contract stand between backticks. */
interface ErrorHelp {
  happened: string
  todo: string
}

/** A code that is not explained does not compile. */
export type ErrorHelps = Record<ErrorCode, ErrorHelp>
