/** Returns the current time. Injected, so that tests can change it. */
export type Clock = () => Date

/**
 * The clocks of two processes differ by less. What began further ahead than this began before a clock was set back.
 */
export const CLOCK_TOLERANCE_SECONDS = 60

export const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)

/** Whole seconds until a time, at least 1, for `Retry-After`. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
