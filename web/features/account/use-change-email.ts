import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type ChangeEmailMutationError,
  getGetEmailChangeQueryKey,
  getGetMeQueryKey,
  getListSecurityEventsQueryKey,
  useChangeEmail as useChangeEmailMutation,
} from '#web/api/generated/account.ts'
import { getGetNotificationPreferencesQueryKey } from '#web/api/generated/notifications.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { security } from '#web/messages/sign-in/security.ts'

/** The place of an error in the form. */
type Refusal = 'email' | 'current' | 'form'

const placeOf = outcomes<ChangeEmailMutationError, Refusal>(
  {
    PASSWORD_WRONG: 'current',
    VALIDATION_ERROR: 'email',
    ACCOUNT_LOCKED: 'form',
    WALLET_FROZEN: 'form',
    WALLET_NOT_FOUND: 'form',
    ROLE_REQUIRED: 'form',
    RATE_LIMITED: 'form',
    SERVER_BUSY: 'form',
    UNAUTHENTICATED: 'form',
  },
  'form',
)

export type EmailChanging = ReturnType<typeof useChangeEmail>

/** Requests a link for a new email of the business, or removes the email. */
export function useChangeEmail() {
  const queryClient = useQueryClient()
  const { mutateAsync, error, isSuccess, variables } = useChangeEmailMutation({
    mutation: {
      onSuccess: me => {
        queryClient.setQueryData(getGetMeQueryKey(), me)
        const queryKeys = [
          getGetEmailChangeQueryKey(),
          getGetNotificationPreferencesQueryKey(),
          getListSecurityEventsQueryKey(),
        ]
        return Promise.all(queryKeys.map(queryKey => queryClient.invalidateQueries({ queryKey })))
      },
    },
  })
  const { currentWrong } = useTexts(security)
  const { leftBeforeLock } = useTexts(attempts)
  const remaining = error?.body.attemptsRemaining
  /** Returns the place of the error, if there is one. */
  const change = async (email: string, currentPassword: string): Promise<Refusal | undefined> => {
    try {
      await mutateAsync({ data: { currentPassword, email: email || null } })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return cause.body.fields?.currentPassword ? 'current' : placeOf(cause)
    }
  }
  return {
    change,
    error,
    isRemoved: isSuccess && variables.data.email === null,
    wrongText: remaining === undefined ? currentWrong : `${currentWrong} ${leftBeforeLock(remaining)}`,
  }
}
