import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup, configure } from 'vitest-browser-react/pure'

// Strict mode is on, as in the app.
configure({ reactStrictMode: true })

// Chromium does not paint transparent elements. Layout, focus and the mouse work as usual.
if (!inject('screenshots')) window.parent.document.querySelector('iframe')?.style.setProperty('opacity', '0')

// A slower browser finds tests that pass only because they look at the page before it has changed.
const rate = inject('cpuSlowdown')
if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate })

/** React warns on the console about mistakes in a page: keys, hydration, attributes. */
let errors: unknown[][] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    errors.push(parts)
  })
})

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(errors, 'errors in the console').toEqual([])
})
