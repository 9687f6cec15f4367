import { exampleTime, operations } from 'virtual:plink-contract'
import { phoneToE164 } from '#domain/phone.ts'
import { configureApi } from '#web/api/fetcher.ts'
import type { OnboardingSession } from '#web/api/generated/model/index.ts'
import { getOnboarding } from '#web/sign-up/onboarding-state.ts'
import { listenToGallery } from './go-to-state.ts'
import { createMockFetch } from './mock-fetch.ts'
import { mountPanel } from './panel/Panel.tsx'
import { renderApp } from './render-app.tsx'
import type { ScreenState } from './screen-states.ts'
import { currentSignal, showState } from './show-state.ts'
import { type StateOptions, withPageDefaults } from './state-url.ts'
import { callLog, choiceStore } from './stores.ts'

/** Starts the app with the mock, optionally in a state. */
export function startApp(options: StateOptions, state: ScreenState | undefined): void {
  window.fetch = createMockFetch({
    fetch: window.fetch.bind(window),
    operations,
    exampleTime,
    settings: choiceStore.get,
    signal: currentSignal,
    onCall: call => callLog.add({ ...call, page: location.pathname }),
    completed: (operation, text) => (operation === 'getOnboardingSession' ? sessionFromBrowser(text) : text),
  })
  if (state) {
    // Retries would only delay the state.
    configureApi({ retryDelayMilliseconds: 0 })
    showState(state, withPageDefaults(options, document.documentElement))
  } else renderApp()
  listenToGallery()
  if (window.parent === window) mountPanel()
  else focusWithoutScrolling()
}

/** Prevents focus in one frame from scrolling the whole gallery. */
function focusWithoutScrolling(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}

/** The server's sign-up session, built from the steps in this browser. The contract's only example would always lead to the same step. */
function sessionFromBrowser(example: string): string {
  const session: OnboardingSession = JSON.parse(example)
  const { currentStep, completedSteps, data } = getOnboarding()
  if (data.phone === undefined) return example
  const { codeSent, phoneToVerify, typed, nafathStatus, screeningClear, ...facts } = data
  const known = {
    ...session.data,
    ...facts,
    phone: phoneToE164(data.phone),
    ...(screeningClear && { screeningStatus: 'CLEAR' }),
  }
  return JSON.stringify({ ...session, currentStep, completedSteps, data: known })
}
