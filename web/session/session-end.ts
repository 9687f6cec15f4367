import { stateField } from '#web/lib/navigation-state.ts'
import type { ActivityLog } from './inactivity.ts'

/** The location state of the landing page after the end of a session. */
export interface SessionEnd {
  ended: 'session' | 'sign_up'
  /** Whether inactivity ended the session, and not a sign-out. */
  isTimedOut: boolean
}

export const LOGGED_OUT: SessionEnd = { ended: 'session', isTimedOut: false }

export const sessionEndOf = (ended: SessionEnd['ended'], log: ActivityLog): SessionEnd => ({
  ended,
  isTimedOut: log.isTimedOut(),
})

/** Returns null if no session has just ended. */
export function sessionEndIn(state: unknown): SessionEnd | null {
  const ended = stateField(state, 'ended')
  if (ended !== 'session' && ended !== 'sign_up') return null
  return { ended, isTimedOut: stateField(state, 'isTimedOut') === true }
}
