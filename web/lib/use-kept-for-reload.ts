import { useEffect } from 'react'

/** Leaves the location state that a reload of this page finds. The router itself learns nothing, so nothing is rendered again. */
export function useKeptForReload(state: unknown): void {
  useEffect(() => {
    const keep = () => history.replaceState({ ...history.state, usr: state }, '')
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [state])
}
