import { tabStorage } from '#web/lib/safe-storage.ts'
import { createChoiceStore } from './choices.ts'

/** Written by the picker, read by the mock's fetch. */
export const choiceStore = createChoiceStore(tabStorage)

/** Written by the mock's fetch, shown by the picker. */
export const callLog = createCallLog()

/** A call and its outcome, as the picker shows it. */
export interface Call {
  operation: string
  /** The path of the open page. */
  page: string
  /** `409 phone_duplicate`, or what happened instead of a response. */
  outcome: string
}

const MAX_CALLS = 50

/** The latest calls, newest first. */
function createCallLog() {
  const listeners = new Set<() => void>()
  let calls: readonly Call[] = []
  return {
    get: () => calls,
    add: (call: Call) => {
      calls = [call, ...calls].slice(0, MAX_CALLS)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
