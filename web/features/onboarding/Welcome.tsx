import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { WELCOME_REDIRECT_SECONDS } from '#domain/constants.ts'
import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { complete } from '#web/messages/complete.ts'
import { paths } from '#web/paths.ts'
import { resetOnboarding } from '#web/sign-up/onboarding-state.ts'
import { CheckCircleIcon } from '#web/ui/icons.tsx'

/** The end of sign-up: nothing of it stays in the browser. */
export function Welcome() {
  const t = useTexts(complete)
  useEffect(resetOnboarding, [])
  useDashboardSoon()
  return (
    <PublicLayout>
      <span className="text-success">
        <CheckCircleIcon className="size-14" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={t.welcomeTitle} />
        <p role="status" className="text-muted">
          {t.welcomeText}
        </p>
      </div>
      <div>
        <ButtonLink to={paths.dashboard}>{t.goNow}</ButtonLink>
      </div>
    </PublicLayout>
  )
}

function useDashboardSoon(): void {
  const navigate = useNavigate()
  const [until] = useState(() => Date.now() + WELCOME_REDIRECT_SECONDS * 1000)
  const isTime = useSecondsLeft(until) === 0
  useEffect(() => {
    if (isTime) navigate(paths.dashboard, { replace: true })
  }, [isTime, navigate])
}
