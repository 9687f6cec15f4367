import { useEffect, useRef } from 'react'

/** Whoever turns a page at the end of a list goes on reading at the beginning of the next. Undefined while none is there. */
export function useArrivalAt(page: number | string | undefined) {
  const results = useRef<HTMLDivElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (page === undefined) return
    if (last.current !== undefined && last.current !== page) arriveAt(results.current)
    last.current = page
  }, [page])
  return results
}

function arriveAt(results: HTMLElement | null): void {
  results?.focus()
  // Focus does not bring up the beginning of what fills the window already.
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}
