import { keepPreviousData } from '@tanstack/react-query'
import { arc, pie } from 'd3-shape'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import type { GetWalletSpendingBy, SpendingShare, WalletSpending } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetWalletSpending } from '#web/api/generated/wallet.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useName, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { MONEY_ALIGNED } from '#web/money/SignedAmount.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { paths, transactionsPath } from '#web/paths.ts'
import { BillIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CardSelect, DashboardCard, Nothing } from './DashboardCard.tsx'
import { groupShares } from './group-shares.ts'

const GROUPINGS: readonly GetWalletSpendingBy[] = ['type', 'payee', 'purpose']

/** The use of the money of the last 30 days. The previous groups stay until the next ones have loaded. */
export function SpendingCard({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const enabled = useHasWallet()
  const [by, setBy] = useState<GetWalletSpendingBy>('type')
  const { data, error, refetch } = useGetWalletSpending(
    { by, subWallet },
    { query: { ...LIVE, enabled, placeholderData: keepPreviousData } },
  )
  return (
    <DashboardCard
      title={t.spending}
      note={t.spendingPeriod}
      actions={<CardSelect label={t.groupBy} value={by} options={t.groupings} values={GROUPINGS} onChoose={setBy} />}
    >
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

function Spending({ spending, subWallet }: SpendingProps) {
  const t = useTexts(dashboard)
  const rows = useRows(spending, subWallet)
  if (rows.length === 0) {
    return (
      <Nothing icon={<BillIcon />} title={t.nothingSpent} text={t.nothingSpentText}>
        <IfAllowed operation="addBeneficiary">
          <TextLink to={paths.beneficiaries}>{t.addBeneficiary}</TextLink>
        </IfAllowed>
      </Nothing>
    )
  }
  return (
    <>
      <div className="relative grid place-items-center">
        <SpendingRing rows={rows} />
        <SpentInAll halalas={spending.total.amount} />
      </div>
      <SpendingLegend rows={rows} />
    </>
  )
}

interface Row {
  key: string
  name: string
  /** The page that lists the payments of the slice. */
  to?: string
  halalas: number
  percent: number
}

/** The maximum length of a transaction search. A part of a name finds the payments too. */
const MAX_SEARCH_LENGTH = 100

/** Returns a row for each slice. There is no list of a single purpose or of the rest. */
function useRows({ shares, payees, purposes, total, from, to }: WalletSpending, subWallet: string | undefined): Row[] {
  const t = useTexts(dashboard)
  const { locale } = useLocale()
  const nameOf = useName()
  const listOf = (filter: Record<string, string>) =>
    transactionsPath({ status: 'successful', ...filter, from, to, ...(subWallet && { subWallet }) })
  const rowsOf = <Share extends Pick<SpendingShare, 'amount' | 'percent'>>(
    all: readonly Share[],
    describe: (share: Share) => Pick<Row, 'key' | 'name' | 'to'>,
  ): Row[] =>
    groupShares(all, total.amount).map(({ share, halalas, percent }) => ({
      ...(share === null ? { key: 'rest', name: t.other } : describe(share)),
      halalas,
      percent,
    }))
  if (payees) {
    return rowsOf(payees, ({ name, nameArabic }) => ({
      key: `payee ${name}`,
      name: nameOf(name, nameArabic),
      to: listOf({ q: [...name].slice(0, MAX_SEARCH_LENGTH).join('') }),
    }))
  }
  if (purposes) {
    return rowsOf(purposes, ({ purpose }) => ({
      key: purpose ?? 'none',
      name: purpose ? TRANSFER_PURPOSE_LABELS[locale][purpose] : t.noTransfers,
    }))
  }
  return rowsOf(shares, ({ type }) => ({
    key: type,
    name: TRANSACTION_TYPE_LABELS[locale][type],
    to: listOf({ type }),
  }))
}

/** The total is in the ring, where even millions fit. */
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

/** The legend has the numbers, so that it says the same as the chart to people who cannot see it. */
function SpendingLegend({ rows }: { rows: readonly Row[] }) {
  const { money, number } = useFormats()
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-2.5 gap-y-1 text-sm">
      {rows.map(({ key, name, to, halalas, percent }, index) => (
        <li key={key} className="relative col-span-full grid min-h-11 grid-cols-subgrid items-center">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <circle cx="5" cy="5" r="5" className={SLICE_FILL[index]} />
          </svg>
          {to === undefined ? (
            <span>{name}</span>
          ) : (
            <Link to={to} className="wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline">
              <bdi>{name}</bdi>
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

/** The colours of the slices, in order. */
const SLICE_FILL = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
] as const

const RADIUS = 88
/** The gap between slices, so that neighbours can be told apart without their colours. */
const GAP_RADIANS = 0.04

const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(RADIUS - 20)
  .outerRadius(RADIUS)

/** The ring is hidden from screen readers, because the legend says the same in words. It runs in reading direction. */
function SpendingRing({ rows }: { rows: readonly Row[] }) {
  const rtl = useLocale().direction === 'rtl'
  const arcs = pie<Row>()
    .value(row => row.halalas)
    .sort(null)
    .padAngle(rows.length > 1 ? GAP_RADIANS : 0)([...rows])
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      className={rtl ? 'size-44 -scale-x-100' : 'size-44'}
    >
      {arcs.map((each, index) => (
        <path key={each.data.key} d={shape(each) ?? ''} className={SLICE_FILL[index]} />
      ))}
    </svg>
  )
}
