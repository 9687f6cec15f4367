import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentParams } from '#web/lib/current-params.ts'

/**
 * Returns the filters of a list, which are in the URL, so that a reload keeps them and Back undoes them, and a function that changes some of them.
 * The controls show a change before the page of the new URL is rendered, because React would otherwise reset them until then.
 * @param filtersIn ignores values that are not valid, because a URL may contain anything
 * @param searchOf returns the query of the URL, without a cursor
 */
export function useUrlFilters<Filters extends object>(
  filtersIn: (params: URLSearchParams) => Filters,
  searchOf: (filters: Filters) => string,
): [filters: Filters, change: (changes: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const [filters, show] = useOptimistic(filtersIn(params))
  const change = (changes: Partial<Filters>) =>
    startTransition(() => {
      const next = { ...filtersIn(currentParams()), ...changes }
      show(next)
      setParams(searchOf(next))
    })
  return [filters, change]
}
