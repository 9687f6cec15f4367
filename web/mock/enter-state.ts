import { ALL_GREEN } from './choices.ts'
import { choiceStore } from './control.ts'
import { clearApp, drawApp } from './draw-app.tsx'
import { forgetEverything, remember } from './remember.ts'
import { runScript } from './run-script.ts'
import type { ScreenState } from './states-of.ts'
import { type FullVisit, visitPath } from './visit.ts'

let entering = new AbortController()

let entered: string | undefined

/** The last state that was shown, wherever the app has gone since. */
export const enteredState = (): string | undefined => entered

/** Aborted when another state is shown. */
export const currentVisit = (): AbortSignal => entering.signal

/** Shows a state of a screen as if somebody had come to it. The page says in `data-mock-state` when it has. */
export async function enterState(state: ScreenState, visit: FullVisit): Promise<void> {
  entering.abort()
  entering = new AbortController()
  const { signal } = entering
  entered = state.id
  tell(`entering ${state.id}`)
  // First: a screen whose memory is taken away leads elsewhere, which must not be where the next one is drawn.
  clearApp()
  choiceStore.set({ ...ALL_GREEN, choices: state.choices })
  if (!state.memory.resumed) forgetEverything()
  keepPreferences(visit)
  remember(state.memory)
  const address = visitPath(state.screen.path, { ...visit, state: state.id })
  history.replaceState({ usr: state.arrival?.(), key: crypto.randomUUID(), idx: 0 }, '', address)
  drawApp()
  await runScript(state.steps, visit.locale, signal).then(
    () => tell(`reached ${state.id}`),
    (cause: Error) => signal.aborted || tell(`failed ${state.id}: ${cause.message}`),
  )
}

function tell(word: string): void {
  document.documentElement.dataset.mockState = word
}

/** In the storages of this page alone, which a state has. */
function keepPreferences({ locale, theme }: FullVisit): void {
  localStorage.setItem('plink.locale', locale)
  localStorage.setItem('plink.theme', theme)
  document.documentElement.dataset.theme = theme
}
