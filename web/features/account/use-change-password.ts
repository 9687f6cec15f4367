import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ChangePasswordMutationError,
  useChangePassword as useChangePasswordMutation,
} from '#web/api/generated/account.ts'
import { outcomes } from '#web/api/outcomes.ts'
import type { ProblemTexts } from '#web/form/problems.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { password as passwordTexts } from '#web/messages/sign-in/password.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { startSession } from '#web/session/session-state.ts'

/** Changes the password. The server revokes all tokens and returns new ones for this browser. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  const { mutateAsync, error } = useChangePasswordMutation()
  /** Returns the place of an error, or null. */
  const change = async (currentPassword: string, newPassword: string): Promise<ChangeRefusal | null> => {
    try {
      startSession(await mutateAsync({ data: { currentPassword, newPassword } }))
      queryClient.invalidateQueries()
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return changeRefusalOf(cause)
    }
  }
  return { change, error }
}

/** The texts for the problems of each field. `refused` is an error of the server. */
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

/** The place of an error in the form. */
type ChangeRefusal = 'current' | 'password' | 'form'

const placeOf = outcomes<ChangePasswordMutationError, ChangeRefusal>(
  {
    PASSWORD_WRONG: 'current',
    VALIDATION_ERROR: 'password',
    ACCOUNT_LOCKED: 'form',
    RATE_LIMITED: 'form',
    SERVER_BUSY: 'form',
    UNAUTHENTICATED: 'form',
  },
  'form',
)

/**
 * The form has already checked its rules. If the server still refuses the new password, it is too common. If the server refuses the format of the
 * current password, that password is too long to be right.
 */
export function changeRefusalOf(error: ChangePasswordMutationError): ChangeRefusal {
  const { body } = error
  if (body.code === 'VALIDATION_ERROR' && body.fields?.currentPassword) return 'current'
  return placeOf(error)
}
