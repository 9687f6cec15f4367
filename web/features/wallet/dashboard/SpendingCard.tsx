import { arc, pie } from 'd3-shape'
import { Link } from 'react-router-dom'
import { TRANSACTION_TYPE_LABELS } from '#domain/transaction-labels.ts'
import type { TransactionType, WalletSpending } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetWalletSpending } from '#web/api/generated/wallet.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { paths, transactionsPath } from '#web/paths.ts'
import { BillIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MONEY_ALIGNED } from '#web/ui/SignedAmount.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { WalletFailed } from '../WalletFailed.tsx'
import { DashboardCard, Nothing } from './DashboardCard.tsx'
import { groupShares, type Slice } from './group-shares.ts'

/** What the money of the last 30 days went for. */
export function SpendingCard({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const enabled = useHasWallet()
  const params = subWallet === undefined ? undefined : { subWallet }
  const { data, error, refetch } = useGetWalletSpending(params, { query: { ...LIVE, enabled } })
  return (
    <DashboardCard title={t.spending} actions={<p className="text-sm text-muted">{t.spendingPeriod}</p>}>
      {data ? <Spending spending={data} subWallet={subWallet} /> : null}
      {data || error ? null : <SpendingSkeleton />}
      {error && !data ? <WalletFailed error={error} onTryAgain={refetch} /> : null}
    </DashboardCard>
  )
}

interface SpendingProps {
  spending: WalletSpending
  subWallet: string | undefined
}

function Spending({ spending: { shares, total, from, to }, subWallet }: SpendingProps) {
  const t = useTexts(dashboard)
  if (shares.length === 0) {
    return (
      <Nothing icon={<BillIcon />} title={t.nothingSpent} text={t.nothingSpentText}>
        <TextLink to={paths.beneficiaries}>{t.addBeneficiary}</TextLink>
      </Nothing>
    )
  }
  const slices = groupShares(shares)
  return (
    <>
      <div className="relative grid place-items-center">
        <SpendingRing slices={slices} />
        <SpentInAll halalas={total.amount} />
      </div>
      <SpendingLegend
        slices={slices}
        linkTo={type => transactionsPath({ status: 'successful', type, from, to, ...(subWallet && { subWallet }) })}
      />
    </>
  )
}

/** In the ring, where an amount of millions still has room. */
function SpentInAll({ halalas }: { halalas: number }) {
  const t = useTexts(dashboard)
  const { amount, currency } = useFormats()
  return (
    <p className="absolute grid justify-items-center">
      <span className="text-sm text-muted">{t.spent}</span>
      <span className="font-semibold">
        <Ltr>{amount(halalas)}</Ltr>
      </span>
      <span className="text-sm text-muted">{currency}</span>
    </p>
  )
}

function SpendingSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className="grid place-items-center">
        <Skeleton className="size-44 rounded-full!" />
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

interface SpendingLegendProps {
  slices: readonly Slice[]
  /** Where the payments of a type are listed. */
  linkTo: (type: TransactionType) => string
}

/** Carries the numbers, so that the chart says the same to whoever does not see it. The rest has no list of its own. */
function SpendingLegend({ slices, linkTo }: SpendingLegendProps) {
  const t = useTexts(dashboard)
  const types = TRANSACTION_TYPE_LABELS[useLocale().locale]
  const { money, number } = useFormats()
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-2.5 gap-y-1 text-sm">
      {slices.map(({ type, halalas, percent }, index) => (
        <li key={type} className="relative col-span-full grid min-h-11 grid-cols-subgrid items-center">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <circle cx="5" cy="5" r="5" className={SLICE_FILL[index]} />
          </svg>
          {type === 'other' ? (
            <span>{t.other}</span>
          ) : (
            <Link to={linkTo(type)} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
              {types[type]}
            </Link>
          )}
          <span className={`whitespace-nowrap ${MONEY_ALIGNED}`}>
            <Ltr>{money(halalas)}</Ltr>
          </span>
          <span className={`ps-2 text-muted ${MONEY_ALIGNED}`}>
            <Ltr>{number(percent)}%</Ltr>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Of the slices, in their order. */
const SLICE_FILL = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
] as const

const RADIUS = 88
/** Between slices, so that neighbours are told apart without their colours. */
const GAP_RADIANS = 0.04

const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(RADIUS - 20)
  .outerRadius(RADIUS)

/** The legend says all of it in words, so this is for the eyes alone. It runs the way one reads. */
function SpendingRing({ slices }: { slices: readonly Slice[] }) {
  const rtl = useLocale().direction === 'rtl'
  const arcs = pie<Slice>()
    .value(slice => slice.halalas)
    .sort(null)
    .padAngle(slices.length > 1 ? GAP_RADIANS : 0)([...slices])
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      className={rtl ? 'size-44 -scale-x-100' : 'size-44'}
    >
      {arcs.map((each, index) => (
        <path key={each.data.type} d={shape(each) ?? ''} className={SLICE_FILL[index]} />
      ))}
    </svg>
  )
}
