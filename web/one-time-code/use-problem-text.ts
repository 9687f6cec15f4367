import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/attempts.ts'
import { useCodeTexts } from './code-texts.ts'
import type { OtpProblem } from './otp-problem.ts'

export function useProblemText(problem: OtpProblem | null): string | undefined {
  const t = useCodeTexts()
  const { left } = useTexts(attempts)
  const errorText = useErrorText()
  switch (problem?.kind) {
    case 'incomplete':
      return t.incomplete
    case 'expired':
      return t.expired
    case 'invalid':
      return problem.attemptsRemaining === undefined ? t.invalid : `${t.invalid} ${left(problem.attemptsRemaining)}`
    case 'failed':
      return errorText(problem.error)
    default:
      return undefined
  }
}
