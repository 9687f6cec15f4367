import { AsyncLocalStorage } from 'node:async_hooks'

/** Returns the current time. It is injected, so that tests can change it. */
export type Clock = () => Date

const millisecondsAhead = new AsyncLocalStorage<number>()

/** Returns a clock that is ahead for callers within `runAhead`. */
export const movableClock =
  (clock: Clock): Clock =>
  () => {
    const ahead = millisecondsAhead.getStore()
    return ahead ? new Date(clock().getTime() + ahead) : clock()
  }

/** Runs the work at a time that is this far ahead, whatever the time of the caller is. */
export const runAhead = <Result>(milliseconds: number, work: () => Result): Result =>
  millisecondsAhead.run(milliseconds, work)

/** Returns the time that is never ahead. Tokens, leases and everything else without an account use it. */
export const realTime = (clock: Clock): Date => runAhead(0, clock)

/** The clocks of two processes differ by less than this. A time that is further ahead was stored before a clock was set back. */
export const CLOCK_TOLERANCE_SECONDS = 60

export const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)

/** Returns the whole seconds until a time, at least 1, for `Retry-After`. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
