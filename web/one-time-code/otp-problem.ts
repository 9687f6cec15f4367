import { OTP_LENGTH } from '#domain/constants.ts'
import { isComplete, type PartialCode } from '#web/lib/code-boxes.ts'

/** The reason why a code was refused. */
export type OtpProblem =
  | { kind: 'incomplete' }
  | { kind: 'expired' }
  | { kind: 'invalid'; attemptsRemaining?: number }
  | { kind: 'locked'; seconds: number }
  | { kind: 'failed'; error: unknown }

export function incompleteProblem(code: PartialCode): OtpProblem | null {
  return isComplete(code, OTP_LENGTH) ? null : { kind: 'incomplete' }
}
