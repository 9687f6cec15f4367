import { type Clock, movableClock } from '#api/kernel/platform/clock.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(seconds: number): void
}

export function testClock(start = '2026-01-05T09:00:00.000Z'): TestClock {
  let now = new Date(start)
  return Object.assign(
    movableClock(() => now),
    {
      advance(seconds: number) {
        now = new Date(now.getTime() + seconds * 1000)
      },
    },
  )
}
