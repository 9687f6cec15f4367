import { useErrorText } from '#web/api/error-text.ts'
import { useMe } from '#web/api/use-me.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths } from '#web/paths.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useSubWallet } from './use-sub-wallet.ts'
import { WalletOverview } from './WalletOverview.tsx'

export function DashboardPage() {
  const t = useTexts(dashboard)
  const errorText = useErrorText()
  const { data: me, error, refetch } = useMe()
  const subWallet = useSubWallet()
  if (error && !me) {
    return (
      <>
        <PageHeading title={t.title} />
        <LoadFailed text={errorText(error)} onTryAgain={refetch} />
      </>
    )
  }
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <Greeting name={me && (me.profile?.legalName ?? '')} />
      </div>
      {me?.profile === null ? (
        <Notice tone="warning" title={t.profileMissing}>
          <p>{t.profileMissingText}</p>
          <TextLink to={paths.complete}>{t.completeProfile}</TextLink>
        </Notice>
      ) : (
        <WalletOverview key={subWallet} subWallet={subWallet} />
      )}
    </>
  )
}

/** `undefined` while it is not known, empty where there is no business yet. */
function Greeting({ name }: { name: string | undefined }) {
  const t = useTexts(dashboard)
  if (name === undefined) return <Skeleton className="h-6 w-60" />
  return name ? <p className="text-muted">{t.welcome(name)}</p> : null
}
