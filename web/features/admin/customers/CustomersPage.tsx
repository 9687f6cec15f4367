import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getSearchCustomersQueryKey } from '#web/api/generated/admin.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'
import { customerQueryOf, queryProblem } from './customer-query.ts'
import { FoundCustomers } from './FoundCustomers.tsx'

/** What is looked for stands in the address: a reload keeps it, back undoes it. */
export function CustomersPage() {
  const t = useTexts(adminCustomers)
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const canSearch = queryProblem(typed) === null
  const queryClient = useQueryClient()
  const search = (q: string) => {
    // Who looks for the same again wants to know how it stands now.
    if (q === typed) queryClient.invalidateQueries({ queryKey: getSearchCustomersQueryKey() })
    else setParams({ q })
  }
  return (
    <>
      <PageHeading title={t.title} />
      <CustomerSearch key={typed} typed={typed} onSearch={search} />
      {canSearch ? (
        <FoundCustomers query={customerQueryOf(typed)} />
      ) : (
        <EmptyState icon={<SearchIcon />} title={t.beginTitle} text={t.beginText} />
      )}
    </>
  )
}
