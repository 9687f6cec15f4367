import { ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { errors } from '#web/messages/errors.ts'
import { admin } from '#web/messages/staff/admin.ts'
import { paths } from '#web/paths.ts'

/** The not-found page inside the frame of the portal. */
export function AdminNotFoundPage() {
  const t = useTexts(errors)
  const { toDashboard } = useTexts(admin)
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.notFoundTitle} />
        <p className="text-muted">{t.notFoundText}</p>
      </div>
      <div>
        <ButtonLink to={paths.admin}>{toDashboard}</ButtonLink>
      </div>
    </>
  )
}
