import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { login } from '#web/messages/login.ts'
import { paths } from '#web/paths.ts'
import { session } from '#web/session/session-state.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { pathAfterLogin } from './after-login.ts'
import { loginArrivalOf } from './arrivals.ts'
import { LoginForm } from './LoginForm.tsx'

export function LoginPage() {
  const t = useTexts(login)
  const arrival = loginArrivalOf(useLocation().state)
  // Judged on arrival only: whoever signs in here goes where the sign-in leads.
  const [isSignedIn] = useState(() => session.get() !== null)
  if (isSignedIn) return <Navigate replace to={pathAfterLogin(undefined, arrival.from)} />

  return (
    <PublicLayout>
      <PageHeading title={t.title} />
      {arrival.sessionEnded ? <Notice>{t.sessionEnded}</Notice> : null}
      {arrival.passwordSet ? <Notice tone="success">{t.passwordSet}</Notice> : null}
      <LoginForm arrival={arrival} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {t.noAccount} <TextLink to={paths.businessType}>{t.signUp}</TextLink>
      </p>
    </PublicLayout>
  )
}
