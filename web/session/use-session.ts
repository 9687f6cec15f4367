import { useSyncExternalStore } from 'react'
import { session } from './session-state.ts'

/** The session of the browser, or null. */
export function useSession(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => session.get()?.userId ?? null,
    () => null,
  )
}

/** A page in the back/forward cache gets no events of other tabs until it is shown again. */
function subscribe(onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, onChange, { signal })
  const unsubscribe = session.subscribe(onChange)
  return () => {
    listening.abort()
    unsubscribe()
  }
}
