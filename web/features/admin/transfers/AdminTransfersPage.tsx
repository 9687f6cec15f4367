import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminTransfers } from '#web/messages/admin-transfers.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { FoundTransfers } from './FoundTransfers.tsx'
import { TransferFilterBar } from './TransferFilterBar.tsx'
import { filtersIn, searchOf, type TransferFilters } from './transfer-filters.ts'

const NONE: TransferFilters = { q: '', customer: '', state: '', status: '' }

/** Tab, filters and cursor are in the URL, so that a reload keeps them and Back undoes them. */
export function AdminTransfersPage() {
  const t = useTexts(adminTransfers)
  const [params, setParams] = useSearchParams()
  const filters = filtersIn(params)
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
        value={filters.status || 'all'}
        onValueChange={tab => show({ ...NONE, status: tab === 'undecided' ? tab : '' })}
      >
        {filters.status ? null : <TransferFilterBar key={filters.q} filters={filters} onFilter={show} />}
        <FoundTransfers filters={filters} cursor={params.get('cursor') || undefined} />
      </Tabs>
    </>
  )
}
