import { exampleTime, operations } from 'virtual:plink-contract'
import { configureApi } from '#web/api/fetcher.ts'
import { callLog, choiceStore } from './control.ts'
import { drawApp } from './draw-app.tsx'
import { currentVisit, enterState } from './enter-state.ts'
import { followGallery } from './go-to-state.ts'
import { createMockFetch } from './mock-fetch.ts'
import { mountPanel } from './panel/mount-panel.tsx'
import { signUpSoFar } from './sign-up-so-far.ts'
import type { ScreenState } from './states-of.ts'
import { fullVisit, type Visit } from './visit.ts'

/** Starts the app behind the mock: as it is, or straight in a state. */
export function startApp(visit: Visit, state: ScreenState | undefined): void {
  window.fetch = createMockFetch({
    fetch: window.fetch.bind(window),
    operations,
    exampleTime,
    settings: choiceStore.get,
    visit: currentVisit,
    onCall: call => callLog.add({ ...call, page: location.pathname }),
    completed: (operation, text) => (operation === 'getOnboardingSession' ? signUpSoFar(text) : text),
  })
  if (state) {
    // A state is looked at, not waited for.
    configureApi({ retryDelayMilliseconds: 0 })
    enterState(state, fullVisit(visit, document.documentElement))
  } else drawApp()
  followGallery()
  if (window.parent === window) mountPanel()
  else focusWithoutScrolling()
}

/** What takes focus in one frame would scroll the gallery away from what one looks at. */
function focusWithoutScrolling(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
