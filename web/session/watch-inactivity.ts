import type { ActivityLog, InactivityPhase } from './inactivity.ts'

const ACTIVITY = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const
const CHECK_EVERY_MILLISECONDS = 1000

/** Records activity and reports the current phase every second. Also sees changes of other tabs. Returns a function that stops it. */
export function watchInactivity(log: ActivityLog, onPhase: (phase: InactivityPhase) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const check = () => onPhase(log.phase())

  for (const event of ACTIVITY) window.addEventListener(event, log.note, { signal, passive: true, capture: true })
  // Timers of a background tab are slowed or stopped. These events tell when it is visible again.
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('storage', check, { signal })

  check()
  const timer = setInterval(check, CHECK_EVERY_MILLISECONDS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => watching.abort()
}
