import {
  type Checkpoint,
  clearSaved,
  ONBOARDING_KEY,
  readSaved,
  type Saved,
  type SavedStorage,
  writeSaved,
} from './onboarding-storage.ts'
import { NEW_ONBOARDING, type OnboardingState } from './onboarding-transitions.ts'

interface StoreParts {
  storage: SavedStorage
  now: () => number
  /** Told the token of the applicant at the start and whenever it changes. */
  onToken: (token: string | undefined) => void
}

export type OnboardingStore = ReturnType<typeof createOnboardingStore>

const nothingSaved = (): Saved => ({ state: NEW_ONBOARDING, checkpoints: {} })

/** Keeps the state of one sign-up, writes every change down, and tells who listens. */
export function createOnboardingStore({ storage, now, onToken }: StoreParts) {
  const listeners = new Set<() => void>()
  let current = readSaved(storage, now()) ?? nothingSaved()
  // A stored token means a server that knows more than this browser remembers; it is asked before anything is shown.
  if (current.token) current = { ...current, state: { ...current.state, isLoading: true } }
  onToken(current.token)

  const show = (next: Saved) => {
    if (next.token !== current.token) onToken(next.token)
    current = next
    for (const listener of listeners) listener()
  }
  const keep = (next: Saved) => {
    writeSaved(storage, next, now())
    show(next)
  }

  return {
    getState: () => current.state,
    getToken: () => current.token,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The token stands for the verified phone: with that void it goes too, or the server would bring back the old answers. */
    update: (change: (state: OnboardingState) => OnboardingState) => {
      const state = change(current.state)
      const isVoid = current.state.data.otpVerified && !state.data.otpVerified
      keep({ ...current, state, token: isVoid ? undefined : current.token })
    },
    /** Checkpoints keep the token that they were saved with; one that the server gives or refuses puts an end to them. */
    setToken: (token: string | undefined) =>
      keep({ ...current, token, checkpoints: token === current.token ? current.checkpoints : {} }),
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
      show(nothingSaved())
    },
    /** Another tab wrote: follow it. `key` is null when everything was cleared. */
    follow: (key: string | null) => {
      if (key !== ONBOARDING_KEY && key !== null) return
      const saved = readSaved(storage, now()) ?? nothingSaved()
      show({ ...saved, state: { ...saved.state, isLoading: current.state.isLoading && Boolean(saved.token) } })
    },
  }
}
