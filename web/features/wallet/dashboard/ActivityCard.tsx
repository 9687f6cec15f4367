import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityPeriod, ActivityPoint, WalletActivity } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetWalletActivity } from '#web/api/generated/wallet.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { MONEY_ALIGNED } from '#web/money/SignedAmount.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TransactionsIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { ActivityGraph } from './ActivityGraph.tsx'
import { AddMoneyLink } from './AddMoneyLink.tsx'
import { CardSelect, DashboardCard, type Drawing, Nothing, SideSample } from './DashboardCard.tsx'
import { usePointLabels } from './use-point-labels.ts'

const PERIODS: readonly ActivityPeriod[] = ['week', 'month', 'year']

/** Incoming and outgoing money over a period. The previous period stays until the next one has loaded. */
export function ActivityCard({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const enabled = useHasWallet()
  const [period, setPeriod] = useState<ActivityPeriod>('week')
  const { data, error, refetch } = useGetWalletActivity(
    { period, subWallet },
    { query: { ...LIVE, enabled, placeholderData: keepPreviousData } },
  )
  return (
    <DashboardCard
      title={t.activity}
      actions={<CardSelect label={t.period} value={period} options={t.periods} values={PERIODS} onChoose={setPeriod} />}
    >
      {data ? <Activity activity={data} subWallet={subWallet} /> : null}
      {data || error ? null : <ActivitySkeleton />}
      {error && !data ? <WalletFailed error={error} onTryAgain={refetch} /> : null}
    </DashboardCard>
  )
}

type View = Drawing | 'table'

const VIEWS: readonly View[] = ['line', 'bars', 'table']

interface ActivityProps {
  activity: WalletActivity
  subWallet: string | undefined
}

function Activity({ activity, subWallet }: ActivityProps) {
  const t = useTexts(dashboard)
  const [view, setView] = useState<View>('line')
  if (activity.points.every(({ moneyIn, moneyOut }) => moneyIn.amount === 0 && moneyOut.amount === 0)) {
    return (
      <Nothing icon={<TransactionsIcon />} title={t.quiet} text={t.quietText}>
        <AddMoneyLink subWallet={subWallet} />
      </Nothing>
    )
  }
  return (
    <>
      <ActivityTotals points={activity.points} drawing={view === 'bars' ? 'bars' : 'line'} />
      {view === 'table' ? (
        <ActivityTable activity={activity} />
      ) : (
        <ActivityGraph key={`${activity.period} ${view}`} activity={activity} drawing={view} />
      )}
      <div className="-mx-5 -mb-2 flex flex-wrap">
        {VIEWS.filter(each => each !== view).map(each => (
          <Button key={each} variant="quiet" onClick={() => setView(each)}>
            {t.showAs[each]}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The placeholder of the graph and its totals. */
function ActivitySkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-11 w-28" />
      </div>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="my-2 h-5 w-32" />
    </div>
  )
}

interface ActivityTotalsProps {
  points: readonly ActivityPoint[]
  drawing: Drawing
}

/** The legend of the graph, with the totals. */
function ActivityTotals({ points, drawing }: ActivityTotalsProps) {
  const { money } = useFormats()
  const t = useTexts(dashboard)
  const total = (side: 'moneyIn' | 'moneyOut') => points.reduce((sum, point) => sum + point[side].amount, 0)
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {(['moneyIn', 'moneyOut'] as const).map(side => (
        <div key={side}>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <SideSample side={side} drawing={drawing} />
            {t[side]}
          </dt>
          <dd className="font-semibold">
            <Ltr>{money(total(side))}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The graph in words and numbers. */
function ActivityTable({ activity: { period, points } }: { activity: WalletActivity }) {
  const t = useTexts(dashboard)
  const { amount, currency } = useFormats()
  const { full } = usePointLabels(period)
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t.activity}</caption>
      <thead className="text-muted">
        <tr>
          <th className="py-2 pe-3 text-start font-semibold">{t.days}</th>
          {[t.moneyIn, t.moneyOut].map(name => (
            <th key={name} className={`py-2 ps-3 font-semibold ${MONEY_ALIGNED}`}>
              {name} <span className="font-normal">{currency}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {points.map(point => (
          <tr key={point.from}>
            <th className="py-2.5 pe-3 text-start font-normal">{full(point)}</th>
            <td className={`py-2.5 ps-3 ${MONEY_ALIGNED}`}>
              <Ltr>{amount(point.moneyIn.amount)}</Ltr>
            </td>
            <td className={`py-2.5 ps-3 ${MONEY_ALIGNED}`}>
              <Ltr>{amount(point.moneyOut.amount)}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
