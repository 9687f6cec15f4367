import { stateField } from '#web/lib/navigation-state.ts'
import type { ActivityLog } from './inactivity.ts'

/** What the landing page is told about the session that ended, in navigation state. */
export interface SessionEnd {
  ended: 'session' | 'sign_up'
  /** Nobody did anything for too long; otherwise the person logged out. */
  isTimedOut: boolean
}

export const LOGGED_OUT: SessionEnd = { ended: 'session', isTimedOut: false }

export const sessionEndOf = (ended: SessionEnd['ended'], log: ActivityLog): SessionEnd => ({
  ended,
  isTimedOut: log.isTimedOut(),
})

/** Null when no session has just ended. */
export function sessionEndIn(state: unknown): SessionEnd | null {
  const ended = stateField(state, 'ended')
  if (ended !== 'session' && ended !== 'sign_up') return null
  return { ended, isTimedOut: stateField(state, 'isTimedOut') === true }
}
