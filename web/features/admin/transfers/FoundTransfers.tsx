import { keepPreviousData } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { useSearchTransfers } from '#web/api/generated/admin.ts'
import type { AdminTransfer, AdminTransferList } from '#web/api/generated/model/index.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { adminTransfers } from '#web/messages/admin-transfers.ts'
import { adminTransferPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, SearchIcon, TransactionsIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { TransferStateBadge } from '#web/ui/TransferStateBadge.tsx'
import { useLive } from '../use-live.ts'
import { requestOf, searchOf, type TransferFilters } from './transfer-filters.ts'

interface FoundTransfersProps {
  filters: TransferFilters
  cursor: string | undefined
}

/** A page of the transfers that match. The list polls for updates. */
export function FoundTransfers({ filters, cursor }: FoundTransfersProps) {
  const t = useTexts(adminTransfers)
  const errorText = useErrorText()
  const { data, error, isPlaceholderData, refetch } = useSearchTransfers(requestOf(filters, cursor), {
    query: { ...useLive(), placeholderData: keepPreviousData },
  })
  return (
    <>
      {cursor ? (
        <div className="-my-2">
          <TextLink to={{ search: searchOf(filters) }}>{t.newest}</TextLink>
        </div>
      ) : null}
      {error?.status === 400 ? (
        // The URL has an invalid or old cursor. A link to the first page is above.
        <Notice tone="warning">{t.cursorLost}</Notice>
      ) : null}
      {error && error.status !== 400 && !data ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={4} />}
      {data && error?.status !== 400 ? (
        <TransferPage data={data} filters={filters} cursor={cursor} isOld={isPlaceholderData} />
      ) : null}
    </>
  )
}

const FIRST = 'first'

interface TransferPageProps extends FoundTransfersProps {
  data: AdminTransferList
  /** The page before, while the next one loads. */
  isOld: boolean
}

function TransferPage({ data: { items, nextCursor }, filters, cursor, isOld }: TransferPageProps) {
  const t = useTexts(adminTransfers)
  const results = useFocusOnPageChange(isOld ? undefined : (cursor ?? FIRST))
  if (items.length === 0) return <Nothing filters={filters} />
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={isOld}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isOld && 'opacity-60')}
    >
      <Rows>
        {items.map(item => (
          <TransferRow key={item.transfer.transferId} item={item} />
        ))}
      </Rows>
      {nextCursor === null ? null : (
        <div>
          <ButtonLink variant="secondary" to={{ search: searchOf(filters, nextCursor) }}>
            {filters.status ? t.later : t.older}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Nothing({ filters: { q, customer, state, status } }: { filters: TransferFilters }) {
  const t = useTexts(adminTransfers)
  if (status) return <EmptyState icon={<CheckCircleIcon />} title={t.decidedTitle} text={t.decided} />
  return q || customer || state ? (
    <EmptyState icon={<SearchIcon />} title={t.nothingTitle} text={t.nothing} />
  ) : (
    <EmptyState icon={<TransactionsIcon />} title={t.noneTitle} text={t.none} />
  )
}

/** The link of the payee covers the whole row. */
const LINK = 'font-semibold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'
const ROW =
  'group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-sm hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'

function TransferRow({ item: { transfer, customer } }: { item: AdminTransfer }) {
  const t = useTexts(adminTransfers)
  const { search } = useLocation()
  const { money, dateTime } = useFormats()
  const nameOf = useName()
  const { transferId, destination, amount, state, createdAt } = transfer
  const { businessName, businessNameArabic } = customer
  return (
    <li className={ROW}>
      <Link to={adminTransferPath(transferId)} state={{ search }} className={`${LINK} text-base wrap-anywhere`}>
        <bdi>{nameOf(destination.name, destination.nameArabic)}</bdi>
      </Link>
      <span className="text-end text-base font-semibold whitespace-nowrap">
        <Ltr>{money(amount.amount)}</Ltr>
      </span>
      <span className="grid gap-0.5 text-muted">
        <span className="wrap-anywhere">
          {t.payer}: <bdi>{businessName ? nameOf(businessName, businessNameArabic) : t.nameless}</bdi>
        </span>
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </span>
      <span className="justify-self-end">
        <TransferStateBadge state={state} />
      </span>
    </li>
  )
}
