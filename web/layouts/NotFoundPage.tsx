import { useTexts } from '#web/lib/locale.tsx'
import { errors } from '#web/messages/errors.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from './links.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PublicLayout } from './PublicLayout.tsx'

export function NotFoundPage() {
  const t = useTexts(errors)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.notFoundTitle} />
        <p className="text-muted">{t.notFoundText}</p>
      </div>
      <div>
        <ButtonLink to={paths.landing}>{t.goHome}</ButtonLink>
      </div>
    </PublicLayout>
  )
}
