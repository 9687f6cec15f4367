import { useTexts } from '#web/lib/locale.tsx'
import { errors } from '#web/messages/errors.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '../links.tsx'
import { PageHeading } from '../PageHeading.tsx'

/** The not-found page inside the frame of the signed-in area. */
export function AppNotFoundPage() {
  const t = useTexts(errors)
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.notFoundTitle} />
        <p className="text-muted">{t.notFoundText}</p>
      </div>
      <div>
        <ButtonLink to={paths.dashboard}>{t.goToDashboard}</ButtonLink>
      </div>
    </>
  )
}
