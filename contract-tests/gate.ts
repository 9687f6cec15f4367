/** A place where calls wait until it is opened. */
export interface Gate {
  /** Resolves when the first one waits. */
  reached: Promise<void>
  pass(): Promise<void>
  open(): void
}

export function gate(): Gate {
  const arrival = Promise.withResolvers<void>()
  const opening = Promise.withResolvers<void>()
  return {
    reached: arrival.promise,
    pass() {
      arrival.resolve()
      return opening.promise
    },
    open: opening.resolve,
  }
}
