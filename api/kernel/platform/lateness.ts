const PROBE_MILLISECONDS = 20

/** How far this process is behind with its work. */
export interface Lateness {
  /** How late the event loop comes to what is due. */
  eventLoopMilliseconds(): number
  /** How many statements wait for a connection to the database. */
  waitingForDatabase(): number
}

/** Looks at the event loop from now on, for as long as the process lives. */
export function watchLateness(waitingForDatabase: () => number): Lateness {
  let due = performance.now() + PROBE_MILLISECONDS
  let late = 0
  const probe = () => {
    const now = performance.now()
    // What one turn delays is forgotten over a few turns, so that short ones between long ones do not count as rest.
    late = Math.max(now - due, late / 2)
    due = now + PROBE_MILLISECONDS
  }
  setInterval(probe, PROBE_MILLISECONDS).unref()
  return { eventLoopMilliseconds: () => late, waitingForDatabase }
}
