import { useQueryClient } from '@tanstack/react-query'
import { getSearchCustomersQueryKey } from '#web/api/generated/admin-customers.ts'
import type { SearchCustomersSort } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { CustomerSearch } from '#web/staff/CustomerSearch.tsx'
import { customerQueryOf, queryProblem } from '#web/staff/customer-query.ts'
import { useUrlFilters } from '#web/staff/use-url-filters.ts'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { CustomerList } from './CustomerList.tsx'

/** Search, order and page are in the URL, so that a reload keeps them and Back undoes them. */
export function CustomersPage() {
  const t = useTexts(adminCustomers)
  const [{ q: query, sort }, show] = useUrlFilters(filtersIn, searchOf)
  const queryClient = useQueryClient()
  const search = (q: string) => {
    // The same query again means that the user wants current results.
    if (q === query) queryClient.invalidateQueries({ queryKey: getSearchCustomersQueryKey() })
    else show({ q })
  }
  return (
    <>
      <PageHeading title={t.title} />
      <div className="grid justify-items-start gap-4">
        <CustomerSearch typed={query} onSearch={search} />
        <Field id="customer-sort" label={t.sortLabel}>
          {control => (
            <Select
              {...control}
              options={SORTS.map(value => ({ value, label: t.sort[value] }))}
              value={sort}
              onValueChange={next => show({ sort: sortOf(next) })}
            />
          )}
        </Field>
      </div>
      {queryProblem(query) === null ? (
        <CustomerList key={`${sort} ${query}`} query={customerQueryOf(query)} sort={sort} />
      ) : null}
    </>
  )
}

const SORTS = ['newest', 'oldest', 'name'] as const satisfies readonly SearchCustomersSort[]

const sortOf = (value: string | null): SearchCustomersSort => SORTS.find(each => each === value) ?? 'newest'

interface CustomerFilters {
  q: string
  sort: SearchCustomersSort
}

const filtersIn = (params: URLSearchParams): CustomerFilters => ({
  q: params.get('q') ?? '',
  sort: sortOf(params.get('sort')),
})

const searchOf = ({ q, sort }: CustomerFilters): string => new URLSearchParams({ ...(q && { q }), sort }).toString()
