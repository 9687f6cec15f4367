import { useErrorText, useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/attempts.ts'
import { useCodeTexts } from './code-texts.ts'
import type { OtpProblem } from './otp-problem.ts'

export function useProblemText(problem: OtpProblem | null): string | undefined {
  const t = useCodeTexts()
  const { left } = useTexts(attempts)
  const errorText = useErrorText()
  const withReference = useReference()
  switch (problem?.kind) {
    case 'incomplete':
      return t.incomplete
    case 'expired':
      return t.expired
    case 'invalid':
      return problem.attemptsRemaining === undefined ? t.invalid : `${t.invalid} ${left(problem.attemptsRemaining)}`
    case 'failed':
      return isUnknown(problem.error) ? withReference(t.failed, problem.error) : errorText(problem.error)
    default:
      return undefined
  }
}

/** The cause is unknown, so the text says what failed. */
const isUnknown = (error: unknown) => !(error instanceof ApiError) || error.body.code === 'UNKNOWN_ERROR'
