import { clearStoredState, storePreferences, storeState } from './app-storage.ts'
import { ALL_GREEN } from './choices.ts'
import { clearApp, renderApp } from './render-app.tsx'
import { runSteps } from './run-steps.ts'
import type { ScreenState } from './screen-states.ts'
import { type FullStateOptions, stateUrl } from './state-url.ts'
import { choiceStore } from './stores.ts'

let showing = new AbortController()
let stateId: string | undefined

/** The last shown state, even if the app has navigated since. */
export const shownState = (): string | undefined => stateId

/** Aborted when another state is shown. */
export const currentSignal = (): AbortSignal => showing.signal

/** Shows a state of a screen as if the user had navigated to it. `data-mock-state` on the page tells when it is ready. */
export async function showState(state: ScreenState, options: FullStateOptions): Promise<void> {
  showing.abort()
  showing = new AbortController()
  const { signal } = showing
  stateId = state.id
  report(`entering ${state.id}`)
  // Comes first, because a screen redirects when its stored state is removed, and must not redirect the next screen.
  clearApp()
  choiceStore.set({ ...ALL_GREEN, choices: state.choices })
  if (!state.stored.resumed) clearStoredState()
  storePreferences(options)
  storeState(state.stored)
  const address = stateUrl(state.screen.path, { ...options, state: state.id })
  history.replaceState({ usr: state.locationState?.(), key: crypto.randomUUID(), idx: 0 }, '', address)
  renderApp()
  await runSteps(state.steps, options.locale, signal).then(
    () => report(`reached ${state.id}`),
    (cause: Error) => signal.aborted || report(`failed ${state.id}: ${cause.message}`),
  )
}

function report(progress: string): void {
  document.documentElement.dataset.mockState = progress
}
