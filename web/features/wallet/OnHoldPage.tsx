import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Hold } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListHolds } from '#web/api/generated/transactions.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { MONEY_ALIGNED } from '#web/money/SignedAmount.tsx'
import { SubWalletBanner } from '#web/money/SubWalletBanner.tsx'
import { cursorParams, useAddress, walletParams } from '#web/money/wallet-params.ts'
import { transactionsPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx'
import { onHold } from './on-hold.messages.ts'

export function OnHoldPage() {
  const t = useTexts(onHold)
  const { subWallet } = walletParams(useAddress().params)
  return (
    <>
      <PageHeading title={t.title} />
      {subWallet ? <SubWalletBanner subWallet={subWallet} /> : null}
      <HoldTotal subWallet={subWallet} />
      <CursorLost />
      <HoldList />
    </>
  )
}

/** Shows that balance - holds = available. The list shows load errors. */
function HoldTotal({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(onHold)
  const { data, error } = useWallet(subWallet)
  if (error && !data) return null
  return (
    <section
      aria-label={t.title}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:*:flex-1">
        <Sum name={t.balance} halalas={data?.balance.amount} />
        {data?.inSubWallets.amount ? <Sum name={t.inSubWallets} halalas={-data.inSubWallets.amount} /> : null}
        <Sum name={t.onHold} halalas={data && -data.onHold.amount} />
        <Sum name={t.available} halalas={data?.available.amount} isResult />
      </dl>
      <p className="max-w-prose text-sm text-muted">{t.meaning}</p>
    </section>
  )
}

interface SumProps {
  name: string
  /** Undefined while it is not known. */
  halalas: number | undefined
  isResult?: boolean
}

function Sum({ name, halalas, isResult }: SumProps) {
  const { money } = useFormats()
  return (
    <div className="flex items-baseline justify-between gap-4 sm:grid sm:gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={isResult ? 'text-lg font-semibold' : 'text-lg'}>
        {halalas === undefined ? <Skeleton className="my-1 h-5 w-32" /> : <Ltr>{minus(money(halalas))}</Ltr>}
      </dd>
    </div>
  )
}

/** A minus sign is as wide as a digit, unlike a hyphen. */
const minus = (text: string) => text.replace('-', '\u2212')

function HoldList() {
  const t = useTexts(onHold)
  const { params } = useAddress()
  const list = useFirstPageInstead(
    useListHolds(
      { ...walletParams(params), ...cursorParams(params) },
      { query: { placeholderData: keepPreviousData } },
    ),
  )
  return (
    <CursorList
      list={list}
      skeleton={<TableSkeleton layout={TABLE} row={ROW} head={<HoldHead />} count={3} cells={SKELETON} />}
      empty={<EmptyState icon={<LockIcon />} title={t.emptyTitle} text={t.emptyText} />}
    >
      {items => <HoldTable holds={items} />}
    </CursorList>
  )
}

/** A table if there is room for its columns, otherwise a card for each row. */
function HoldTable({ holds }: { holds: readonly Hold[] }) {
  const t = useTexts(onHold)
  return (
    <div className={TABLE.frame}>
      <table className={TABLE.table}>
        <caption className="sr-only">{t.list}</caption>
        <HoldHead />
        <tbody className={TABLE.body}>
          {holds.map(hold => (
            <HoldRow key={hold.holdId} hold={hold} />
          ))}
        </tbody>
      </table>
      <p className="hidden border-t border-line px-4 py-2.5 text-sm text-muted @4xl:block">{t.note}</p>
    </div>
  )
}

function HoldHead() {
  const { columns } = useTexts(onHold)
  const words = `${COLUMN} text-start`
  return (
    <thead className="sr-only text-muted @4xl:not-sr-only @4xl:table-header-group">
      <tr className="@4xl:border-b @4xl:border-line">
        <th className={words}>{columns.name}</th>
        <th className={`${COLUMN} ${MONEY_ALIGNED}`}>{columns.amount}</th>
        <th className={words}>{columns.status}</th>
        <th className={words}>{columns.reason}</th>
        <th className={words}>{columns.transactionRef}</th>
        <th className={words}>{columns.heldAt}</th>
        <th className={words}>{columns.expectedRelease}</th>
      </tr>
    </thead>
  )
}

function HoldRow({ hold }: { hold: Hold }) {
  const t = useTexts(onHold)
  const { money, amount: inHalalas, shortDate } = useFormats()
  const wallet = walletParams(useAddress().params)
  const nameOf = useName()
  const { name, nameArabic, amount, status, reason, transactionRef, heldAt, expectedRelease } = hold
  return (
    <tr className={ROW}>
      <td className={CELL.name}>
        <bdi>{nameOf(name, nameArabic)}</bdi>
      </td>
      <td className={CELL.amount}>
        <span className="@4xl:hidden">
          <Ltr>{money(amount.amount)}</Ltr>
        </span>
        <span className="hidden @4xl:inline">
          <Ltr>{inHalalas(amount.amount)}</Ltr>
        </span>
      </td>
      <td className={CELL.status}>
        <StatusBadge tone="waiting">{t.status[status]}</StatusBadge>
      </td>
      <td className={CELL.reason}>{t.reason[reason]}</td>
      <td className={CELL.reference}>
        <Link
          to={transactionsPath({ ...wallet, reference: transactionRef })}
          className="-my-3 inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          <Ltr>{transactionRef}</Ltr>
        </Link>
      </td>
      <Moment cell={CELL.heldAt} name={t.columns.heldAt} day={shortDate(heldAt)} />
      <Moment cell={CELL.release} name={t.columns.expectedRelease} day={shortDate(expectedRelease)} />
    </tr>
  )
}

/** A card has no column heading to say which day it is, so it has a label. */
function Moment({ cell, name, day }: { cell: string; name: string; day: string }) {
  return (
    <td className={cell}>
      <span aria-hidden="true" className="me-2 @4xl:hidden">
        {name}
      </span>
      {day}
    </td>
  )
}

/** The layout of a hold's cells: table columns if the container is wide enough, otherwise a card. */
const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @4xl:table',
  body: 'block divide-y divide-line @4xl:table-row-group',
} as const

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-4 @4xl:table-row'

const COLUMN = 'py-3 ps-4 font-semibold last:pe-4'

const PLACE = '@4xl:table-cell @4xl:py-3.5 @4xl:align-top @4xl:ps-4 @4xl:last:pe-4'

const CELL = {
  name: `${PLACE} font-semibold wrap-anywhere text-base @4xl:text-sm`,
  amount: `${PLACE} ${MONEY_ALIGNED} font-semibold whitespace-nowrap text-base @4xl:text-sm`,
  status: `${PLACE} col-start-2 row-start-2 justify-self-end @4xl:py-3`,
  reason: `${PLACE} col-start-1 row-start-2`,
  reference: `${PLACE} col-span-full`,
  heldAt: `${PLACE} col-span-full text-muted @4xl:whitespace-nowrap`,
  release: `${PLACE} col-span-full text-muted @4xl:whitespace-nowrap`,
} as const

const SKELETON = [
  [CELL.name, 'h-4 w-28'],
  [CELL.amount, 'ms-auto h-4 w-20'],
  [CELL.status, 'h-6 w-20'],
  [CELL.reason, 'h-4 w-40'],
  [CELL.reference, 'h-4 w-36'],
  [CELL.heldAt, 'h-4 w-20'],
  [CELL.release, 'h-4 w-20'],
] as const
