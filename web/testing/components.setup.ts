import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup, configure } from 'vitest-browser-react/pure'

// As in the app.
configure({ reactStrictMode: true })

// Chromium does not paint what is transparent. Layout, focus and the mouse are as usual.
if (!inject('screenshots')) window.parent.document.querySelector('iframe')?.style.setProperty('opacity', '0')

// Some tests pass only because the browser is fast: they look at the page before it has changed.
const rate = inject('cpuSlowdown')
if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate })

/** React warns there of what is wrong with a page: keys, hydration, attributes. */
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
