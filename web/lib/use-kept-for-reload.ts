import { useEffect } from 'react'
import { onBeforeReload } from './before-reload.ts'

/** Leaves the location state that a reload of this page finds. The router itself learns nothing, so nothing is rendered again. */
export function useKeptForReload(state: unknown): void {
  useEffect(() => {
    const listening = new AbortController()
    onBeforeReload(() => history.replaceState({ ...history.state, usr: state }, ''), listening.signal)
    return () => listening.abort()
  }, [state])
}
