import { useErrorText, useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { useCodeTexts } from './code-texts.ts'
import type { OtpProblem } from './otp-problem.ts'

interface ProblemText {
  text: string
  /** The sentence about the remaining attempts. */
  attemptsLeft?: string
}

export function useProblemText(problem: OtpProblem | null): ProblemText | undefined {
  const t = useCodeTexts()
  const { left } = useTexts(attempts)
  const errorText = useErrorText()
  const withReference = useReference()
  switch (problem?.kind) {
    case 'incomplete':
      return { text: t.incomplete }
    case 'expired':
      return { text: t.expired }
    case 'invalid':
      if (problem.attemptsRemaining === undefined) return { text: t.invalid }
      return { text: t.invalid, attemptsLeft: left(problem.attemptsRemaining) }
    case 'failed':
      return {
        text: isUnknown(problem.error) ? withReference(t.failed, problem.error) : errorText(problem.error),
      }
    default:
      return undefined
  }
}

/** The cause is unknown, so the text says what failed. */
const isUnknown = (error: unknown) => !(error instanceof ApiError) || error.body.code === 'UNKNOWN_ERROR'
