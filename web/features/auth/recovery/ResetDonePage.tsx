import { Navigate, useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { paths } from '#web/paths.ts'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { recovery as texts } from './recovery.messages.ts'

export function ResetDonePage() {
  const t = useTexts(texts)
  const { state } = useLocation()
  if (stateField(state, 'isReset') !== true) return <Navigate replace to={paths.login} />
  return (
    <PublicLayout>
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <CheckCircleIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={t.doneTitle} />
        <p className="text-muted">{t.doneText}</p>
        <p className="text-muted">{t.doneAccess}</p>
      </div>
      <div>
        <ButtonLink to={paths.login}>{t.goToLogin}</ButtonLink>
      </div>
    </PublicLayout>
  )
}
