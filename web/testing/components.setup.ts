import { options } from 'preact'
import { afterEach, inject, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// Preact runs effects after a timer. A test that stops the clock must not stop them.
const { setTimeout } = globalThis
options.requestAnimationFrame = runEffects => setTimeout(runEffects)

// Chromium does not paint what is transparent. Layout, focus and the mouse are as usual.
if (!inject('screenshots')) window.parent.document.querySelector('iframe')?.style.setProperty('opacity', '0')

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
