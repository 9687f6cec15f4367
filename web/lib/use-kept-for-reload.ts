import { useBeforeReload } from './use-before-reload.ts'

/** Leaves the location state that a reload of this page finds. The router itself learns nothing, so nothing is rendered again. */
export function useKeptForReload(state: unknown): void {
  useBeforeReload(() => history.replaceState({ ...history.state, usr: state }, ''))
}
