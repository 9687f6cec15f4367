import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityPeriod, WalletActivity } from '#web/api/generated/model/index.ts'
import { useGetWalletActivity } from '#web/api/generated/wallet.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { Button } from '#web/ui/Button.tsx'
import { TransactionsIcon } from '#web/ui/icons.tsx'
import { WalletFailed } from '../WalletFailed.tsx'
import { ActivityGraph } from './ActivityGraph.tsx'
import { ActivitySkeleton } from './ActivitySkeleton.tsx'
import { ActivityTable } from './ActivityTable.tsx'
import { ActivityTotals } from './ActivityTotals.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { Nothing } from './Nothing.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'

/** Money in and out over a period. The period before stays until the next one has come. */
export function ActivityCard({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const enabled = useHasWallet()
  const [period, setPeriod] = useState<ActivityPeriod>('week')
  const { data, error, refetch } = useGetWalletActivity(
    { period, subWallet },
    { query: { ...LIVE, enabled, placeholderData: keepPreviousData } },
  )
  return (
    <DashboardCard title={t.activity} actions={<PeriodSelect period={period} onChoose={setPeriod} />}>
      {data ? <Activity activity={data} /> : null}
      {data || error ? null : <ActivitySkeleton />}
      {error && !data ? <WalletFailed error={error} onTryAgain={refetch} /> : null}
    </DashboardCard>
  )
}

function Activity({ activity }: { activity: WalletActivity }) {
  const t = useTexts(dashboard)
  const [asTable, setAsTable] = useState(false)
  if (activity.points.every(({ moneyIn, moneyOut }) => moneyIn.amount === 0 && moneyOut.amount === 0)) {
    return <Nothing icon={<TransactionsIcon />} title={t.quiet} text={t.quietText} />
  }
  return (
    <>
      <ActivityTotals points={activity.points} />
      {asTable ? <ActivityTable activity={activity} /> : <ActivityGraph key={activity.period} activity={activity} />}
      <div className="-mx-5 -mb-2">
        <Button variant="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? t.asGraph : t.asTable}
        </Button>
      </div>
    </>
  )
}
