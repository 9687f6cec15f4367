import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The id in the URL's fragment, which may be cut off within a letter. */
export function useAnchor(): string {
  const fragment = useLocation().hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Scrolls to the element that the URL names and focuses it. The browser itself looks for it before the page is rendered. */
export function useScrollToAnchor(): void {
  const anchor = useAnchor()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls there again.
  useEffect(() => {
    const target = anchor === '' ? null : document.getElementById(anchor)
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [anchor, key])
}
