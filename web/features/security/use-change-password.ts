import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/fetcher.ts'
import { useChangePassword as useChangePasswordMutation } from '#web/api/generated/auth.ts'
import { startSession } from '#web/session/session-state.ts'
import { type ChangeRefusal, changeRefusalOf } from './change-refusal.ts'

/** The old tokens die with the old password: this browser goes on with new ones. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  const { mutateAsync, error } = useChangePasswordMutation()
  /** Answers where to show that it was refused. */
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
