import { useErrorText, useReference } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useLoginAdmin as useLoginAdminMutation } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { signOut } from './sign-out.ts'

export interface AdminCredentials {
  email: string
  password: string
}

/** Signs in. The page redirects when the session starts. */
export function useLoginAdmin() {
  const { login: t } = useTexts(admin)
  const errorText = useErrorText()
  const withReference = useReference()
  const { mutateAsync: login, error } = useLoginAdminMutation()

  /** Returns the kind of error, or null. */
  const signIn = async ({ email, password }: AdminCredentials): Promise<'credentials' | 'other' | null> => {
    // A user without access is still signed in.
    if (adminSession.get()) signOut()
    try {
      const { token, name, role } = await login({ data: { email: email.trim(), password } })
      adminSession.start({ token, user: { name, role } })
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return cause.body.code === 'ADMIN_LOGIN_FAILED' ? 'credentials' : 'other'
    }
  }
  const isUnknown = error?.body.code === 'UNKNOWN_ERROR'
  return { signIn, refusalText: isUnknown ? withReference(t.failed, error) : errorText(error) }
}
