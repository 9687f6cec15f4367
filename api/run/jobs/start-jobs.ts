import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '#api/deps.ts'
import type { Database } from '#api/kernel/db/client.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import { traced } from '#api/kernel/platform/tracing.ts'
import type { Job } from './job.ts'
import { runOnChange } from './run-on-change.ts'

export interface RunningJobs {
  /** Resolves when this process takes part in the work. */
  started: Promise<void>
  /** Aborts the running jobs and waits for them for a limited time. */
  stop(): Promise<void>
}

interface Timing {
  /** The time from the start to the first run of each job, because a process may live for less than an hour. */
  firstRunSeconds: number
  /** How often this process looks for due jobs. */
  pollingSeconds: number
  /** The time after which a failed run or start is repeated. */
  retrySeconds: number
  /** The longest time that a stop waits for jobs, which may wait for a provider that hangs. They are repeated later. */
  stopSeconds: number
}

const TIMING: Timing = { firstRunSeconds: 60, pollingSeconds: 20, retrySeconds: 30, stopSeconds: 7 }

/** A queue has one run at a time over all processes. A killed process misses its heartbeat, and another one repeats the run. */
const QUEUE = { policy: 'exclusive', heartbeatSeconds: 60, retryLimit: 3, deleteAfterSeconds: 86_400 }

/** Runs the jobs on their schedules, which the processes on one Postgres share. It starts in the background, and retries until it succeeds. */
export function startJobs(deps: Deps, database: Database, jobs: readonly Job[], timing = TIMING): RunningJobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Set<Promise<void>>()
  let boss: PgBoss | undefined
  const run = (job: Job) => {
    const work = traced(
      () => ({ name: `job ${job.name}`, kind: 'internal' }),
      () => job.run(deps, signal),
    )
    running.add(work)
    work.then(
      () => deps.metrics.recordJob(job.name, true),
      () => deps.metrics.recordJob(job.name, false),
    )
    return work.finally(() => running.delete(work))
  }
  for (const job of jobs) {
    if (!job.wakesOn) continue
    runOnChange(deps, { topic: job.wakesOn, run: () => run(job), retrySeconds: timing.retrySeconds }, signal)
  }
  const start = async () => {
    while (!signal.aborted) {
      try {
        boss = await createBoss(deps, database)
        await boss.start()
        for (const job of jobs) await schedule(boss, job, timing, () => run(job))
        return
      } catch (err) {
        deps.log.error({ err }, 'The periodic jobs could not be started. The process tries again in 30 seconds.')
        await boss?.stop(AT_ONCE)
        await sleep(timing.retrySeconds * 1000, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }
  const started = start()
  return {
    started,
    async stop() {
      stopping.abort()
      await started
      await Promise.race([Promise.allSettled(running), sleep(timing.stopSeconds * 1000, undefined, { ref: false })])
      await boss?.stop(AT_ONCE)
    },
  }
}

/** The jobs have stopped already, and the server closes the database. */
const AT_ONCE = { graceful: false, close: false }

/** Creates the tables of pg-boss. A server does so itself if its role may. */
export async function createJobTables(log: Log, database: Database): Promise<void> {
  const boss = await createBoss({ log }, database)
  await boss.start()
  await boss.stop(AT_ONCE)
}

async function createBoss({ log }: Pick<Deps, 'log'>, { kind, executeSql }: Database): Promise<PgBoss> {
  // The module is loaded here, so that the server does not wait for it.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql },
    backend: kind,
    cronWorkerIntervalSeconds: 20,
    // The setting belongs to job flows, which are not used.
    flowIntervalSeconds: 3600,
    // PGlite has one connection, so these tasks do not exist for it.
    ...(kind === 'pglite' && { reindex: false, monitorVacuum: false }),
  })
  boss.on('error', err =>
    log.error({ err }, 'The periodic jobs met an error. They continue by themselves. Check the database.'),
  )
  boss.on('warning', warning =>
    log.warn({ warning }, 'The queues of the periodic jobs report a problem. Check the database.'),
  )
  return boss
}

async function schedule(boss: PgBoss, job: Job, timing: Timing, run: () => Promise<void>): Promise<void> {
  const { name } = job
  await boss.createQueue(name, { ...QUEUE, retryDelay: timing.retrySeconds })
  await boss.schedule(name, job.schedule)
  // The run at the start also looks up the queue. Otherwise the first `send` within a transaction would, and on PGlite it would wait for its own
  // connection.
  await boss.send(name, {}, { startAfter: timing.firstRunSeconds })
  await boss.work(name, { pollingIntervalSeconds: timing.pollingSeconds }, run)
}
