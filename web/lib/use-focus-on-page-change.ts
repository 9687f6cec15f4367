import { useEffect, useRef } from 'react'

/**
 * Focuses the results when another page of them is shown, so that reading continues at their start. A filter or a tab that leads to the first
 * page keeps the focus. `undefined` means loading.
 */
export function useFocusOnPageChange(page: number | string | undefined) {
  const results = useRef<HTMLDivElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (page === undefined) return
    if (last.current !== undefined && last.current !== page) focusStart(results.current)
    last.current = page
  }, [page])
  return results
}

function focusStart(results: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, [role=tab]')) return
  results?.focus()
  // Focus does not scroll to the start of an element that already fills the viewport.
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}
