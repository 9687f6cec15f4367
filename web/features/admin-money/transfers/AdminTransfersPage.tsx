import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { MoneyFilterBar } from '#web/staff/money/MoneyFilterBar.tsx'
import { filtersIn, searchOf } from '#web/staff/money/money-filters.ts'
import { StatusTabs } from '#web/staff/StatusTabs.tsx'
import { useUrlFilters } from '#web/staff/use-url-filters.ts'
import { adminTransfers } from './admin-transfers.messages.ts'
import { type TransferFilters, TransferList } from './TransferList.tsx'

/** Filters and cursor are in the URL too. */
export function AdminTransfersPage() {
  const t = useTexts(adminTransfers)
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      <StatusTabs
        id="transfers"
        label={t.tabs}
        tabs={[
          { value: 'all', label: t.all },
          { value: 'undecided', label: t.undecided },
        ]}
      >
        {tab => <Transfers status={tab === 'undecided' ? tab : ''} />}
      </StatusTabs>
    </>
  )
}

/** Only the list of all transfers can be filtered. */
function Transfers({ status }: Pick<TransferFilters, 'status'>) {
  const t = useTexts(adminTransfers)
  const { states } = useTexts(transfers)
  const [filters, change] = useUrlFilters(params => filtersIn(params, states), searchOf)
  return (
    <>
      {status ? null : <MoneyFilterBar texts={t} states={states} filters={filters} onFilter={change} />}
      <TransferList filters={{ ...filters, status }} />
    </>
  )
}
