import { useEffect, useRef } from 'react'

/** Whoever turns a page at the end of a list goes on reading at the beginning of the next. Undefined while none is there. */
export function useArrivalAt(page: number | undefined) {
  const results = useRef<HTMLDivElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (page === undefined) return
    if (last.current !== undefined && last.current !== page) results.current?.focus()
    last.current = page
  }, [page])
  return results
}
