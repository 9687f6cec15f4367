import { withoutInvisible } from '#domain/visible-text.ts'
import { useErrorText, useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { type LoginAdminMutationError, useLoginAdmin as useLoginAdminMutation } from '#web/api/generated/admin.ts'
import type { AdminLoginRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
import { adminDevice } from '#web/session/admin-device.ts'
import { adminSession } from '#web/session/admin-session-state.ts'

export type AdminCredentials = Pick<AdminLoginRequest, 'email' | 'password'>

/** Signs in. The page redirects when the session starts. */
export function useLoginAdmin() {
  const { login: t } = useTexts(admin)
  const errorText = useErrorText()
  const withReference = useReference()
  const { mutateAsync: login, error } = useLoginAdminMutation()

  /** Returns the error, or null. */
  const signIn = async ({ email, ...proofs }: AdminLoginRequest): Promise<LoginAdminMutationError | null> => {
    try {
      const deviceToken = adminDevice.token()
      const { token, name, role, ...device } = await login({
        data: { email: withoutInvisible(email).trim(), ...proofs, ...(deviceToken && { deviceToken }) },
      })
      if (device.deviceToken) adminDevice.remember(device.deviceToken)
      adminSession.start({ token, user: { name, role } })
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return cause
    }
  }
  const isUnknown = error?.body.code === 'UNKNOWN_ERROR'
  return { signIn, error, refusalText: isUnknown ? withReference(t.failed, error) : errorText(error) }
}

/** The reaction of the screen to a refused sign-in. */
export const loginAdminProblemOf = outcomes<
  LoginAdminMutationError,
  'credentials' | 'second_factor' | 'wrong_second_factor' | 'say_why'
>(
  {
    ADMIN_LOGIN_FAILED: 'credentials',
    SECOND_FACTOR_REQUIRED: 'second_factor',
    SECOND_FACTOR_INVALID: 'wrong_second_factor',
    ACCOUNT_LOCKED: 'say_why',
    VALIDATION_ERROR: 'say_why',
    RATE_LIMITED: 'say_why',
    SERVER_BUSY: 'say_why',
  },
  'say_why',
)
