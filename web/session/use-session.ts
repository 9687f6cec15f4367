import { useSyncExternalStore } from 'react'
import { session } from './session-state.ts'

/** Who is signed in, in whichever tab; null for nobody. */
export function useSession(): string | null {
  return useSyncExternalStore(subscribe, () => session.get()?.userId ?? null)
}

/** A page that the browser had put aside hears nothing of other tabs until it is shown again. */
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
