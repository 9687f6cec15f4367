import type { Deps } from '#api/deps.ts'

/**
 * Periodic work. One process at a time does it. It may be interrupted at any point and repeated, because its progress is in rows that it changes
 * under their locks.
 */
export interface Job {
  /** The name of the job and of its queue. */
  name: string
  /** The schedule, as a cron expression in UTC. */
  schedule: string
  /** A topic of database changes. Each process also runs the job when the topic changes, so several may run it at once. */
  wakesOn?: string
  /** Returns early when `signal` is aborted, because the process stops. Another process or the next one continues. */
  run(deps: Deps, signal: AbortSignal): Promise<void>
}
