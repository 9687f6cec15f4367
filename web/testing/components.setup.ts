import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { cleanup, configure } from 'vitest-browser-react/pure'

// As in the app.
configure({ reactStrictMode: true })

// Chromium does not paint what is transparent. Layout, focus and the mouse are as usual.
if (!inject('screenshots')) window.parent.document.querySelector('iframe')?.style.setProperty('opacity', '0')

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
