import { keepPreviousData } from '@tanstack/react-query'
import { useSearchTopUps } from '#web/api/generated/admin-money.ts'
import type { AdminTopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { TopUpStateBadge } from '#web/money/TopUpStateBadge.tsx'
import { adminTopUpPath } from '#web/paths.ts'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { useBusinessName } from '#web/staff/CustomerName.tsx'
import { MoneyFilterBar } from '#web/staff/money/MoneyFilterBar.tsx'
import { MoneyRow } from '#web/staff/money/MoneyRow.tsx'
import { filtersIn, requestOf, searchOf } from '#web/staff/money/money-filters.ts'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { useUrlFilters } from '#web/staff/use-url-filters.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon, TopUpIcon } from '#web/ui/icons.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { adminTopUps } from './admin-top-ups.messages.ts'

/** The top-ups by card. Filters and cursor are in the URL, so that a reload keeps them and Back undoes them. The list polls for updates. */
export function AdminTopUpsPage() {
  const t = useTexts(adminTopUps)
  const { nothing } = useTexts(adminMoney)
  const [filters, change] = useUrlFilters(params => filtersIn(params, t.states), searchOf)
  const cursor = useCursor()
  const query = useSearchTopUps(
    { ...requestOf(filters), cursor },
    { query: { ...usePolling(), placeholderData: keepPreviousData } },
  )
  const isFiltered = searchOf(filters) !== ''
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      <MoneyFilterBar texts={t} states={t.states} filters={filters} onFilter={change} />
      <CursorPage
        query={query}
        cursor={cursor}
        next="older"
        nothing={
          isFiltered ? (
            <EmptyState icon={<SearchIcon />} title={t.nothingTitle} text={nothing} />
          ) : (
            <EmptyState icon={<TopUpIcon className="size-6" />} title={t.noneTitle} text={t.none} />
          )
        }
      >
        {items => (
          <Rows>
            {items.map(item => (
              <TopUpRow key={item.topUp.topUpId} item={item} />
            ))}
          </Rows>
        )}
      </CursorPage>
    </>
  )
}

function TopUpRow({ item: { topUp, customer, suspense, exceptions } }: { item: AdminTopUp }) {
  const t = useTexts(adminTopUps)
  const nameOf = useBusinessName()
  const { topUpId, amount, state, createdAt } = topUp
  return (
    <MoneyRow
      to={adminTopUpPath(topUpId)}
      title={nameOf(customer)}
      amount={amount.amount}
      details={
        // The end of the number is cut off, and not its beginning, in Arabic too.
        <span dir="ltr" className="truncate">
          <PhoneNumber e164={customer.phoneNumber} />
        </span>
      }
      createdAt={createdAt}
      exceptions={exceptions}
    >
      <TopUpStateBadge state={state} states={t.states} />
      {suspense ? <StatusBadge tone="waiting">{t.suspended}</StatusBadge> : null}
    </MoneyRow>
  )
}
