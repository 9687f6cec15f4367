import type { KeyValueStorage } from '#web/lib/safe-storage.ts'
import { type Checkpoint, clearSaved, ONBOARDING_KEY, readSaved, type Saved, writeSaved } from './onboarding-storage.ts'
import { NEW_ONBOARDING, type OnboardingState } from './onboarding-transitions.ts'

interface StoreParts {
  storage: KeyValueStorage
  now: () => number
  /** Receives the applicant's token at the start and whenever it changes. */
  onToken: (token: string | undefined) => void
  /** Receives each token that this browser gives up, so that it ends on the server too. */
  onGivenUp: (token: string) => void
}

export type OnboardingStore = ReturnType<typeof createOnboardingStore>

const nothingSaved = (): Saved => ({ state: NEW_ONBOARDING, checkpoints: {} })

/** Holds the state of one sign-up, stores every change, and notifies listeners. */
export function createOnboardingStore({ storage, now, onToken, onGivenUp }: StoreParts) {
  const listeners = new Set<() => void>()
  let current = readSaved(storage, now()) ?? nothingSaved()
  // With a stored token the server may know more than this browser, so it is asked before anything is shown.
  if (current.token) current = { ...current, state: { ...current.state, isLoading: true } }
  onToken(current.token)

  const show = (next: Saved) => {
    if (next.token !== current.token) onToken(next.token)
    current = next
    for (const listener of listeners) listener()
  }
  const change = (next: Saved) => {
    const tokens = tokensOf(next)
    const givenUp = new Set(tokensOf(current).filter(token => !tokens.includes(token)))
    show(next)
    for (const token of givenUp) onGivenUp(token)
  }
  const keep = (next: Saved) => {
    const nextSaved = { ...next, checkpoints: checkpointsOfSamePhone(next) }
    writeSaved(storage, nextSaved, now())
    change(nextSaved)
  }

  return {
    getState: () => current.state,
    getToken: () => current.token,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The token belongs to the verified phone. It is dropped with it; otherwise the server would restore the old data. */
    update: (transition: (state: OnboardingState) => OnboardingState) => {
      const state = transition(current.state)
      const isVoid = current.state.data.otpVerified && !state.data.otpVerified
      keep({ ...current, state, token: isVoid ? undefined : current.token })
    },
    /** Checkpoints contain the token that they were saved with. A new, refused or removed token deletes them. */
    setToken: (token: string | undefined) => {
      const isSame = token !== undefined && token === current.token
      keep({ ...current, token, checkpoints: isSame ? current.checkpoints : {} })
    },
    saveCheckpoint: (name: string) => {
      const checkpoint: Checkpoint = { state: current.state, token: current.token }
      keep({ ...current, checkpoints: { ...current.checkpoints, [name]: checkpoint } })
    },
    restoreCheckpoint: (name: string): boolean => {
      const checkpoint = Object.hasOwn(current.checkpoints, name) ? current.checkpoints[name] : undefined
      if (checkpoint) keep({ ...checkpoint, checkpoints: current.checkpoints })
      return checkpoint !== undefined
    },
    reset: () => {
      clearSaved(storage)
      change(nothingSaved())
    },
    /** Adopts the changes of another tab. `key` is null if the storage was cleared. */
    follow: (key: string | null) => {
      if (key !== ONBOARDING_KEY && key !== null) return
      const stored = readSaved(storage, now()) ?? nothingSaved()
      show({ ...stored, state: { ...stored.state, isLoading: current.state.isLoading && Boolean(stored.token) } })
    },
  }
}

function tokensOf({ token, checkpoints }: Saved): string[] {
  return [token, ...Object.values(checkpoints).map(checkpoint => checkpoint.token)].filter(each => each !== undefined)
}

/**
 * Returns the checkpoints of the same phone. Another phone belongs to another applicant, who must not get the facts that the first one has verified.
 */
function checkpointsOfSamePhone({ state, checkpoints }: Saved): Record<string, Checkpoint> {
  const { phone } = state.data
  const isOfPhone = ([, checkpoint]: [string, Checkpoint]) =>
    phone === undefined || checkpoint.state.data.phone === phone
  return Object.fromEntries(Object.entries(checkpoints).filter(isOfPhone))
}
