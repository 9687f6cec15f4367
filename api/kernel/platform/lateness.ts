const PROBE_MILLISECONDS = 20

/** The delays of this process. */
export interface Lateness {
  /** The delay of timers in the event loop. */
  eventLoopMilliseconds(): number
  /** The number of statements that wait for a connection to the database. */
  waitingForDatabase(): number
}

/** Measures the event loop from now on, for as long as the process lives. */
export function watchLateness(waitingForDatabase: () => number): Lateness {
  let due = performance.now() + PROBE_MILLISECONDS
  let late = 0
  const probe = () => {
    const now = performance.now()
    // The delay of one turn fades over a few turns, so that short turns between long ones do not count as idle.
    late = Math.max(now - due, late / 2)
    due = now + PROBE_MILLISECONDS
  }
  setInterval(probe, PROBE_MILLISECONDS).unref()
  return { eventLoopMilliseconds: () => late, waitingForDatabase }
}
