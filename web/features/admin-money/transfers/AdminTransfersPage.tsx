import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminTransfers } from '#web/messages/admin-transfers.ts'
import { transfers } from '#web/messages/transfers.ts'
import { MoneyFilterBar } from '#web/staff/money/MoneyFilterBar.tsx'
import { filtersIn, searchOf, UNFILTERED } from '#web/staff/money/money-filters.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { FoundTransfers, type TransferFilters } from './FoundTransfers.tsx'

/** Tab, filters and cursor are in the URL, so that a reload keeps them and Back undoes them. */
export function AdminTransfersPage() {
  const t = useTexts(adminTransfers)
  const [params, setParams] = useSearchParams()
  const { states } = useTexts(transfers)
  const status = params.get('status') === 'undecided' ? 'undecided' : ''
  const filters: TransferFilters = { ...filtersIn(params, states), status }
  const show = (chosen: TransferFilters) => setParams(searchOf(chosen))
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <Tabs
        id="transfers"
        label={t.tabs}
        tabs={[
          { value: 'all', label: t.all },
          { value: 'undecided', label: t.undecided },
        ]}
        value={status || 'all'}
        onValueChange={tab => show({ ...UNFILTERED, status: tab === 'undecided' ? tab : '' })}
      >
        {status ? null : (
          <MoneyFilterBar
            texts={t}
            states={states}
            filters={filters}
            onFilter={chosen => show({ ...chosen, status })}
          />
        )}
        <FoundTransfers filters={filters} cursor={params.get('cursor') || undefined} />
      </Tabs>
    </>
  )
}
