import type { WalletSpending } from '#web/api/generated/model/index.ts'
import { useGetWalletSpending } from '#web/api/generated/wallet.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { BillIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { WalletFailed } from '../WalletFailed.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { groupShares } from './group-shares.ts'
import { Nothing } from './Nothing.tsx'
import { SpendingLegend } from './SpendingLegend.tsx'
import { SpendingRing } from './SpendingRing.tsx'

/** What the money of the last 30 days went for. */
export function SpendingCard({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const enabled = useHasWallet()
  const params = subWallet === undefined ? undefined : { subWallet }
  const { data, error, refetch } = useGetWalletSpending(params, { query: { ...LIVE, enabled } })
  return (
    <DashboardCard title={t.spending} actions={<p className="text-sm text-muted">{t.spendingPeriod}</p>}>
      {data ? <Spending spending={data} /> : null}
      {data || error ? null : <SpendingSkeleton />}
      {error && !data ? <WalletFailed error={error} onTryAgain={refetch} /> : null}
    </DashboardCard>
  )
}

function Spending({ spending: { shares, total } }: { spending: WalletSpending }) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  if (shares.length === 0) return <Nothing icon={<BillIcon />} title={t.nothingSpent} text={t.nothingSpentText} />
  const slices = groupShares(shares)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <SpendingRing slices={slices} />
        <p className="grid">
          <span className="text-sm text-muted">{t.spent}</span>
          <span className="text-lg font-semibold">
            <Ltr>{money(total.amount)}</Ltr>
          </span>
        </p>
      </div>
      <SpendingLegend slices={slices} />
    </>
  )
}

function SpendingSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Skeleton className="size-32 rounded-full!" />
        <Skeleton className="h-12 w-32" />
      </div>
      <div className="grid gap-4">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
      </div>
    </div>
  )
}
