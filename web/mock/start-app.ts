import { operations } from 'virtual:plink-contract'
import { setRetryDelay } from '#web/api/query-client.ts'
import { listenToGallery } from './go-to-state.ts'
import { createMockFetch } from './mock-fetch.ts'
import { mountPanel } from './panel/Panel.tsx'
import { renderApp } from './render-app.tsx'
import type { ScreenState } from './screen-states.ts'
import { sessionFromBrowser } from './session-from-browser.ts'
import { currentSignal, showState } from './show-state.ts'
import { type StateOptions, withPageDefaults } from './state-url.ts'
import { callLog, choiceStore } from './stores.ts'

/** Starts the app with the mock, optionally in a state. */
export function startApp(options: StateOptions, state: ScreenState | undefined): void {
  window.fetch = createMockFetch({
    fetch: window.fetch.bind(window),
    operations,
    settings: choiceStore.get,
    signal: currentSignal,
    onCall: call => callLog.add({ ...call, page: location.pathname }),
    completed: (operation, text) => (operation === 'getOnboardingSession' ? sessionFromBrowser(text) : text),
  })
  if (state) {
    // Retries would only delay the state.
    setRetryDelay(0)
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
