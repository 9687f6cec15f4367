import type { ActivityLog, InactivityPhase } from './inactivity.ts'

const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const
const CHECK_EVERY_MILLISECONDS = 1000

/** Notes what the person does and tells each phase as it comes, also what other tabs bring about. Stop by calling the result. */
export function watchInactivity(log: ActivityLog, onPhase: (phase: InactivityPhase) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const check = () => onPhase(log.phase())

  for (const event of ACTIVITY) window.addEventListener(event, log.note, { signal, passive: true, capture: true })
  // Timers of a tab in the background are slowed or stopped; these say when it is looked at again.
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('storage', check, { signal })

  check()
  const timer = setInterval(check, CHECK_EVERY_MILLISECONDS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => watching.abort()
}
