/** What became of a call, for the picker to show. */
export interface Call {
  operation: string
  /** The page that was open. */
  page: string
  /** `409 phone_duplicate`, or what was done instead of an answer. */
  outcome: string
}

const KEPT = 50

/** The latest calls, newest first. */
export function createCallLog() {
  const listeners = new Set<() => void>()
  let calls: readonly Call[] = []
  return {
    get: () => calls,
    add: (call: Call) => {
      calls = [call, ...calls].slice(0, KEPT)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type CallLog = ReturnType<typeof createCallLog>
