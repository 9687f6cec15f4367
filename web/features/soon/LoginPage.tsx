import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { soon } from '#web/messages/soon.ts'
import { paths } from '#web/paths.ts'
import { hasPasswordSet } from './has-password-set.ts'

/** Stands where sign-in will be. Whoever has just set a password goes on from here to the profile. */
export function LoginPage() {
  const t = useTexts(soon)
  const registered = hasPasswordSet(localStorage, Date.now())
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.loginTitle} />
        <p className="text-muted">{registered ? t.loginText : t.loginNotRegistered}</p>
      </div>
      <div>
        {registered ? (
          <ButtonLink to={paths.complete}>{t.completeProfile}</ButtonLink>
        ) : (
          <ButtonLink to={paths.businessType}>{t.register}</ButtonLink>
        )}
      </div>
    </PublicLayout>
  )
}
