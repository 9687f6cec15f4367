import { useBeforeReload } from './use-before-reload.ts'

/**
 * Stores the location state for a reload of this page. The router is not informed, so nothing is rendered again.
 * @param state a function is called before the reload, for values that change without a new render
 */
export function useKeptForReload(state: object | (() => object)): void {
  useBeforeReload(() => {
    const usr = typeof state === 'function' ? state() : state
    history.replaceState({ ...history.state, usr }, '')
  })
}
