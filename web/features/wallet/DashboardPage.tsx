import { useErrorText } from '#web/api/error-text.ts'
import { useMe } from '#web/api/use-me.ts'
import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ShieldIcon, WalletIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export function DashboardPage() {
  const t = useTexts(dashboard)
  const errorText = useErrorText()
  const { data: me, error, refetch } = useMe()
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        {error ? null : <Greeting name={me && (me.profile?.legalName ?? '')} />}
      </div>
      {error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {me?.nextStep === 'create_profile' ? (
        <Notice tone="warning" title={t.profileMissing}>
          <TextLink to={paths.complete}>{t.completeProfile}</TextLink>
        </Notice>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Card icon={<WalletIcon />} title={t.walletTitle}>
          <p className="text-muted">{t.walletText}</p>
        </Card>
        <Card icon={<ShieldIcon />} title={t.securityTitle}>
          <p className="text-muted">{t.securityText}</p>
          <div className="mt-auto pt-2">
            <ButtonLink variant="secondary" to={paths.security}>
              {t.security}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  )
}

/** `undefined` while it is not known, empty where there is no business yet. */
function Greeting({ name }: { name: string | undefined }) {
  const t = useTexts(dashboard)
  if (name === undefined) return <Skeleton className="h-6 w-60" />
  return name ? <p className="text-muted">{t.welcome(name)}</p> : null
}
