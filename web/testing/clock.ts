import { vi } from 'vitest'

/** Replaces the timers of the page. Its time passes as usual, and `fastForward` adds to it. */
export function installClock(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
}

/** Stops all refetching because of elapsed time. The requests of a screen then depend only on the actions on it, however long it takes. */
export function stopPolling(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
}

/** Runs every timer that is due within this time. */
export function fastForward(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000)
}
