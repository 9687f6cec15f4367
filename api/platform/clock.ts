/** Returns the current time. Injected, so that tests can change it. */
export type Clock = () => Date

export const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)

/** Whole seconds until a moment, at least 1, for `Retry-After`. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
