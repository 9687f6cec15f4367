import { keepPreviousData } from '@tanstack/react-query'
import { useSearchTransfers } from '#web/api/generated/admin-money.ts'
import type { AdminTransfer, TransferState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { adminTransferPath } from '#web/paths.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { CustomerName } from '#web/staff/CustomerName.tsx'
import { MoneyRow } from '#web/staff/money/MoneyRow.tsx'
import { type MoneyFilters, requestOf, searchOf } from '#web/staff/money/money-filters.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon, SearchIcon, TransferIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { adminTransfers } from './admin-transfers.messages.ts'
import { usePayeeName } from './use-payee-name.ts'

export interface TransferFilters extends MoneyFilters<TransferState> {
  status: 'undecided' | ''
}

/** A page of the transfers that match. The list polls for updates. */
export function TransferList({ filters }: { filters: TransferFilters }) {
  const cursor = useCursor()
  const { searchedBackTo } = useTexts(adminMoney)
  const { dateTime } = useFormats()
  const query = useSearchTransfers(
    { ...requestOf(filters), payee: filters.payee || undefined, status: filters.status || undefined, cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  return (
    <>
      {query.data?.searchedBackTo ? <Notice>{searchedBackTo(dateTime(query.data.searchedBackTo))}</Notice> : null}
      <CursorPage
        query={query}
        cursor={cursor}
        next={filters.status ? 'next' : 'older'}
        nothing={<Nothing filters={filters} />}
      >
        {items => (
          <Rows>
            {items.map(item => (
              <TransferRow key={item.transfer.transferId} item={item} />
            ))}
          </Rows>
        )}
      </CursorPage>
    </>
  )
}

function Nothing({ filters }: { filters: TransferFilters }) {
  const t = useTexts(adminTransfers)
  const { nothing } = useTexts(adminMoney)
  if (filters.status) return <EmptyState icon={<CheckCircleIcon />} title={t.decidedTitle} text={t.decided} />
  return searchOf(filters) ? (
    <EmptyState icon={<SearchIcon />} title={t.nothingTitle} text={nothing} />
  ) : (
    <EmptyState icon={<TransferIcon />} title={t.noneTitle} text={t.none} />
  )
}

function TransferRow({ item }: { item: AdminTransfer }) {
  const { transfer, customer, exceptions } = item
  const t = useTexts(adminTransfers)
  const payeeName = usePayeeName()
  const { transferId, amount, state, createdAt } = transfer
  return (
    <MoneyRow
      to={adminTransferPath(transferId)}
      title={payeeName(item)}
      amount={amount.amount}
      details={
        <span className="flex min-w-0">
          <span className="shrink-0 whitespace-pre max-sm:sr-only">{t.payer}: </span>
          <CustomerName customer={customer} isOnOneLine />
        </span>
      }
      createdAt={createdAt}
      exceptions={exceptions}
    >
      <TransferStateBadge state={state} />
    </MoneyRow>
  )
}
