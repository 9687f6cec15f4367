import type { Deps } from '#api/deps.ts'

/**
 * Periodic work. One process at a time does it, and it may be interrupted at any point and repeated: what is done is in our own rows, which
 * the work advances under their locks.
 */
export interface Job {
  /** The name of its queue. */
  name: string
  /** When it runs, as a cron expression in UTC. */
  schedule: string
  /** A topic of the changes of the database. Each process also runs the job when it changes, several at once if need be. */
  wakesOn?: string
  /** Returns early when `signal` is aborted, because the process stops. Another process continues, or the next one. */
  run(deps: Deps, signal: AbortSignal): Promise<void>
}
