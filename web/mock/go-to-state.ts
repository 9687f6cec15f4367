import { operations } from 'virtual:plink-contract'
import { allStates } from './screen-states.ts'
import { shownState, showState } from './show-state.ts'
import { type FullStateOptions, type StateOptions, stateUrl, withPageDefaults } from './state-url.ts'

const byId = new Map(allStates(operations).map(state => [state.id, state]))

/** Shows a state. A page that already shows a state stays loaded. Otherwise the page loads and gets its own storage. */
export function goToState(id: string, chosen: StateOptions = {}): void {
  const state = byId.get(id)
  if (!state) return
  const options = withPageDefaults({ ...chosen, state: id }, document.documentElement)
  const isIsolated = shownState() !== undefined
  if (isIsolated && !state.stored.resumed) showState(state, options)
  else location.assign(stateUrl(state.screen.path, options))
}

/** The message of the gallery to its frames. */
export interface StateMessage {
  plinkState: FullStateOptions
}

/** Shows another state, language or theme in this page without loading it again. */
export function listenToGallery(): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<Partial<StateMessage> | null>) => {
    const state = data?.plinkState?.state ?? shownState()
    if (origin === location.origin && data?.plinkState && state) goToState(state, data.plinkState)
  })
}
