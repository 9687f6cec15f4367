import { useErrorText } from '#web/api/error-text.ts'
import type { ChangePasswordMutationError } from '#web/api/generated/auth.ts'
import type { ProblemTexts } from '#web/form/problems.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/attempts.ts'
import { password as passwordTexts } from '#web/messages/password.ts'
import { security } from '#web/messages/security.ts'

/** The words for what is wrong in each field, `refused` for what the server says of it. */
export function useChangeProblems(error: ChangePasswordMutationError | null): ProblemTexts {
  const t = useTexts(security)
  const { leftBeforeLock } = useTexts(attempts)
  const { resetProblems } = useTexts(passwordTexts)
  const errorText = useErrorText()
  const { password, confirmation } = resetProblems
  const remaining = error?.body.attemptsRemaining
  const wrong = remaining === undefined ? t.currentWrong : `${t.currentWrong} ${leftBeforeLock(remaining)}`
  return {
    current: { required: t.currentRequired, refused: wrong },
    password: { ...password, refused: password.common },
    confirmation,
    root: { refused: errorText(error) },
  }
}
