import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import type { AdminUser } from '#web/session/admin-session.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { AdminLoginArrival } from './admin-login-arrival.ts'

interface WhyHereProps {
  /** Who is signed in and may not enter. */
  user?: AdminUser
  ended: AdminLoginArrival['ended']
}

/** Why somebody who signed in is asked to sign in again. */
export function WhyHere({ user, ended }: WhyHereProps) {
  const { login: t } = useTexts(admin)
  if (user || ended === 'not_admin') {
    return (
      <Notice tone="warning" alert>
        {t.notAdmin(user?.name.trim() || t.thisAccount)}
      </Notice>
    )
  }
  return ended === 'expired' ? <Notice>{t.expired}</Notice> : null
}
