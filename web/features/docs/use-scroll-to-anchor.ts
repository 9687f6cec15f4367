import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The id that the address names; the browser looks for it before the page is drawn, so the page scrolls there itself. */
export function useAnchor(): string {
  return decodeURIComponent(useLocation().hash.slice(1))
}

/** Brings what the address names into sight and puts the keyboard there. */
export function useScrollToAnchor(): void {
  const anchor = useAnchor()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there once more.
  useEffect(() => {
    const target = anchor === '' ? null : document.getElementById(anchor)
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [anchor, key])
}
