import { useBeforeReload } from './use-before-reload.ts'

/** Stores the location state for a reload of this page. The router is not informed, so nothing is rendered again. */
export function useKeptForReload(state: unknown): void {
  useBeforeReload(() => history.replaceState({ ...history.state, usr: state }, ''))
}
