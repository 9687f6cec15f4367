import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `keep` before the page is reloaded or left. Chromium saves the location state for a reload before `pagehide`, and phones do not always send
 * `beforeunload`. The page listens without a break, however often it renders, because Chromium sends no `beforeunload` to a page that is not
 * listening when the reload begins.
 */
export function useBeforeReload(keep: () => void): void {
  const keepLatest = useEffectEvent(keep)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', () => keepLatest(), { signal })
    window.addEventListener('pagehide', () => keepLatest(), { signal })
    return () => listening.abort()
  }, [])
}
