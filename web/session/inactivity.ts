import { ACTIVITY_THROTTLE_SECONDS, INACTIVITY_SECONDS, INACTIVITY_WARNING_SECONDS } from '#domain/constants.ts'

export type InactivityPhase = 'active' | 'warning' | 'over'

/** Stores the time of the last activity for all tabs. */
export interface ActivityStore {
  read: () => number | null
  write: (moment: number) => void
}

export interface ActivityLog {
  /** Records activity, at most every 5 seconds. Ignored during the warning, which needs a choice. */
  note: () => void
  /**
   * Counts the time until now, but at most until the given moment, as activity. It also works after a sleep of the device that outlasted the limit,
   * but not after the end of the session.
   */
  wait: (until: number) => void
  /** Starts the session, or restarts the 5 minutes. */
  renew: () => void
  /** Continues from the stored time, or starts if there is none. */
  resume: () => void
  /** Ends the session in every tab after a sign-out. */
  end: () => void
  /** Ends the session in every tab after a time-out. */
  timeOut: () => void
  phase: () => InactivityPhase
  /** Whether the session ended because of inactivity, and not by a sign-out. */
  isTimedOut: () => boolean
  /** The time at which the session ends without activity. */
  endsAt: () => number
}

const LIMIT = INACTIVITY_SECONDS * 1000
const WARNING = INACTIVITY_WARNING_SECONDS * 1000
const THROTTLE = ACTIVITY_THROTTLE_SECONDS * 1000
const ENDED = 0
const TIMED_OUT = 1

/** Compares stored times and does not count ticks, so that a suspended or throttled tab is right when it resumes. */
export function createActivityLog(store: ActivityStore, now: () => number): ActivityLog {
  // A stored time can be in the future if the clock was set back. It counts as now.
  const lastActivity = () => Math.min(store.read() ?? now(), now())
  const phase = () => phaseAfter(now() - lastActivity())
  const isEnded = () => store.read() === ENDED || store.read() === TIMED_OUT
  return {
    note: () => {
      if (phase() === 'active' && now() - lastActivity() >= THROTTLE) store.write(now())
    },
    wait: until => {
      const moment = Math.min(until, now())
      if (!isEnded() && moment - lastActivity() >= THROTTLE) store.write(moment)
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
