/** The time, injected so that tests can travel. */
export type Clock = () => Date

export const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)

/** Whole seconds until a moment, at least 1: what `Retry-After` says. */
export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
