import { ACTIVITY_THROTTLE_SECONDS, INACTIVITY_SECONDS, INACTIVITY_WARNING_SECONDS } from '#domain/constants.ts'

export type InactivityPhase = 'active' | 'warning' | 'over'

/** Where the moment of the last activity is kept; shared by all tabs. */
export interface ActivityStore {
  read: () => number | null
  write: (moment: number) => void
}

export interface ActivityLog {
  /** The person did something. Written down at most every 5 seconds, and not once the warning shows: that wants an answer. */
  note: () => void
  /** Starts the session, or the 5 minutes anew. */
  renew: () => void
  /** Counts on from what another page has written; starts where nothing is. */
  resume: () => void
  /** Ends the session in every tab: the person logs out. */
  end: () => void
  /** Ends a session that has timed out in every tab, also in one that has not noticed. */
  timeOut: () => void
  phase: () => InactivityPhase
  /** Whether the session is over because nobody did anything, and not because somebody ended it. */
  isTimedOut: () => boolean
  /** When the session ends by itself. */
  endsAt: () => number
}

const LIMIT = INACTIVITY_SECONDS * 1000
const WARNING = INACTIVITY_WARNING_SECONDS * 1000
const THROTTLE = ACTIVITY_THROTTLE_SECONDS * 1000
const ENDED = 0
const TIMED_OUT = 1

/** Counts from stored moments, never from ticks, so that a tab that slept or was throttled is right when it wakes. */
export function createActivityLog(store: ActivityStore, now: () => number): ActivityLog {
  // A moment in the future comes from a clock that was set back since; it counts as now.
  const lastActivity = () => Math.min(store.read() ?? now(), now())
  const phase = () => phaseAfter(now() - lastActivity())
  return {
    note: () => {
      if (phase() === 'active' && now() - lastActivity() >= THROTTLE) store.write(now())
    },
    renew: () => store.write(now()),
    resume: () => {
      if (store.read() === null) store.write(now())
    },
    end: () => store.write(ENDED),
    timeOut: () => store.write(TIMED_OUT),
    phase,
    isTimedOut: () => phase() === 'over' && store.read() !== ENDED,
    endsAt: () => lastActivity() + LIMIT,
  }
}

function phaseAfter(idle: number): InactivityPhase {
  if (idle >= LIMIT) return 'over'
  return idle >= LIMIT - WARNING ? 'warning' : 'active'
}
