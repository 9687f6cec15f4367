import { AsyncLocalStorage } from 'node:async_hooks'

/** Returns the current time. Injected, so that tests can change it. */
export type Clock = () => Date

const millisecondsAhead = new AsyncLocalStorage<number>()

/** The clock, which is ahead for whoever calls it from within `runAhead`. */
export const movableClock =
  (clock: Clock): Clock =>
  () => {
    const ahead = millisecondsAhead.getStore()
    return ahead ? new Date(clock().getTime() + ahead) : clock()
  }

/** Runs the work at a time that is this far ahead, whatever time it is called at. */
export const runAhead = <Result>(milliseconds: number, work: () => Result): Result =>
  millisecondsAhead.run(milliseconds, work)

/** The time without what it is ahead: that of tokens, leases and everything else that has no account. */
export const realTime = (clock: Clock): Date => runAhead(0, clock)

/**
 * The clocks of two processes differ by less. What began further ahead than this began before a clock was set back.
 */
export const CLOCK_TOLERANCE_SECONDS = 60

export const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)

/** Whole seconds until a time, at least 1, for `Retry-After`. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
