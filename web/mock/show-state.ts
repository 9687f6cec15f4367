import { remember as storeRecovery } from '#web/features/auth/recovery/recovery-memory.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { endSession, startSession } from '#web/session/session-state.ts'
import { completeStep, resetOnboarding, setOnboardingToken } from '#web/sign-up/onboarding-state.ts'
import { ALL_GREEN } from './choices.ts'
import { clearApp, renderApp } from './render-app.tsx'
import { runSteps } from './run-steps.ts'
import type { ScreenState } from './screen-states.ts'
import { type FullStateOptions, stateUrl } from './state-url.ts'
import { ANY_ID, ANY_TOKEN, completedSteps, type StoredState } from './stored-state.ts'
import { choiceStore } from './stores.ts'

let showing = new AbortController()
let shown: string | undefined

/** The last shown state, even if the app has navigated since. */
export const shownState = (): string | undefined => shown

/** Aborted when another state is shown. */
export const currentSignal = (): AbortSignal => showing.signal

/** Shows a state of a screen as if the user had navigated to it. `data-mock-state` on the page tells when it is ready. */
export async function showState(state: ScreenState, options: FullStateOptions): Promise<void> {
  showing.abort()
  showing = new AbortController()
  const { signal } = showing
  shown = state.id
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

/** Stores language and theme. A page that shows a state has its own storage. */
function storePreferences({ locale, theme }: FullStateOptions): void {
  localStorage.setItem('plink.locale', locale)
  localStorage.setItem('plink.theme', theme)
  document.documentElement.dataset.theme = theme
}

/** Stores the data of the steps before a screen, with the app's own functions. */
function storeState(stored: StoredState): void {
  if (stored.signUpAt && !stored.resumed) storeSignUp(stored)
  if (stored.administrator) adminSession.start({ token: ANY_TOKEN, user: { name: 'Noura', role: 'admin' } })
  if (stored.signedIn) startSession({ accessToken: ANY_TOKEN, refreshToken: ANY_TOKEN, userId: ANY_ID })
}

function storeSignUp(stored: StoredState): void {
  for (const [step, facts] of completedSteps(stored)) {
    completeStep(step, facts)
    if (step === 'otp') setOnboardingToken(ANY_TOKEN)
  }
  if (stored.tokenRevoked) setOnboardingToken(undefined)
}

/** Ends the sign-up and every session, and clears typed values. */
function clearStoredState(): void {
  resetOnboarding()
  endSession()
  adminSession.end('signed_out')
  storeRecovery({ idUnn: '', dateOfBirth: '', phone: '', code: '', underWay: null })
  localStorage.clear()
}
