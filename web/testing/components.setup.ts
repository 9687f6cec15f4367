import { options } from 'preact'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// Preact runs effects after a timer. A test that stops the clock must not stop them.
const { setTimeout } = globalThis
options.requestAnimationFrame = runEffects => setTimeout(runEffects)

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
