import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
