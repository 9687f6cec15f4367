import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/attempts.ts'
import { auth } from '#web/messages/auth.ts'
import type { OtpProblem } from './otp-problem.ts'

export function useProblemText(problem: OtpProblem | null): string | undefined {
  const t = useTexts(auth)
  const { left } = useTexts(attempts)
  const errorText = useErrorText()
  switch (problem?.kind) {
    case 'incomplete':
      return t.otpIncomplete
    case 'expired':
      return t.otpExpired
    case 'invalid':
      return problem.attemptsRemaining === undefined
        ? t.otpInvalid
        : `${t.otpInvalid} ${left(problem.attemptsRemaining)}`
    case 'failed':
      return errorText(problem.error)
    default:
      return undefined
  }
}
