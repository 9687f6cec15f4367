import type { Deps } from '#api/deps.ts'
import type { Env } from '#api/env.ts'
import type { Database } from '#api/kernel/db/client.ts'
import type { Replica } from '#api/kernel/db/postgres/replica.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import type { RunningJobs } from '#api/run/jobs/start-jobs.ts'
import type { ClockWatch } from './clock-watch.ts'
import { onHangUp } from './hang-up.ts'
import type { RunningServer } from './listen.ts'
import { withProgress } from './startup-banner.ts'
import { isWorker, onRetire } from './worker.ts'

/** Orchestrators kill after 10 seconds or more. One second is kept for closing the database. */
const DRAIN_DEADLINE_MILLISECONDS = 9000
const EXIT_DEADLINE_MILLISECONDS = 9900
const MONITORING_DEADLINE_MILLISECONDS = 500
/** A second signal ends the process at once. One Ctrl-C sends two signals, from the terminal and from npm, which count once. */
const ONE_KEY_PRESS_MILLISECONDS = 500

interface Running {
  server: RunningServer
  /** The port for monitoring, which is open for longer, so that it says that the server stops. */
  monitoring: RunningServer | undefined
  jobs: Pick<RunningJobs, 'stop'>
  /** The backup service of the embedded database. */
  backups: { stop(): Promise<void> } | undefined
  deps: {
    readiness: Pick<Deps['readiness'], 'ready'>
    changes: Pick<Deps['changes'], 'close'>
    apiKeyRequests: Pick<Deps['apiKeyRequests'], 'flush'>
  }
  database: Pick<Database, 'close'>
  replica: Pick<Replica, 'close'> | undefined
  clockWatch: Pick<ClockWatch, 'stop'>
  log: Log
  /** Releases the lease of this process. */
  endLease(): Promise<void>
  /** Releases the lock of the data folder. */
  releaseLock(): void
  /** Runs as the last step. */
  leave(): Promise<void>
}

/** Clients that keep a connection open send the next request within this time, and learn that the connection ends. */
const RETIRE_SECONDS = 1

/**
 * Stops on SIGTERM or SIGINT: reports not ready, lets running requests finish, closes the database and exits. A worker that another one has
 * replaced stops in the same way, but stays ready, because the port does not close.
 */
export function stopOnSignal(
  env: Pick<Env, 'drainDelaySeconds'>,
  running: Running,
  exit: (code: number) => void = process.exit,
): void {
  let hasBegun = false
  let signalledAt: number | undefined
  const begin = (delaySeconds: number) => {
    if (hasBegun) return
    hasBegun = true
    setTimeout(() => exit(1), EXIT_DEADLINE_MILLISECONDS).unref()
    const work = () => shutDown(running, delaySeconds * 1000)
    void withProgress('Finishing the running requests', work).then(() => exit(0))
  }
  const stop = (signal: NodeJS.Signals) => {
    running.deps.readiness.ready = false
    // The first signal to a worker that is being replaced does not interrupt what it finishes.
    if (signalledAt !== undefined && performance.now() - signalledAt > ONE_KEY_PRESS_MILLISECONDS) exit(1)
    signalledAt ??= performance.now()
    // A person who presses Ctrl-C has no load balancer.
    begin(signal === 'SIGINT' && process.stdin.isTTY ? 0 : env.drainDelaySeconds)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  onRetire(() => begin(Math.max(RETIRE_SECONDS, env.drainDelaySeconds)))
  // A signal to a whole process group reaches the workers too. The supervisor decides for them.
  if (isWorker) onHangUp({ reload: () => {}, terminalClosed: () => {} })
  else onHangUp({ reload: () => refuseReload(running.log), terminalClosed: () => stop('SIGHUP') })
}

function refuseReload(log: Log): void {
  log.warn(
    'SIGHUP is ignored, because a single process cannot replace itself without closing its port. Restart the server. With WORKERS=2 or more, on Postgres, SIGHUP replaces one process after the other.',
  )
}

async function shutDown(
  {
    server,
    monitoring,
    jobs,
    backups,
    deps,
    database,
    replica,
    clockWatch,
    log,
    endLease,
    releaseLock,
    leave,
  }: Running,
  delayMilliseconds: number,
): Promise<void> {
  log.info('stopping: finishing the running requests')
  const { changes, apiKeyRequests } = deps
  // Streams do not end by themselves, so the drain could not wait for them.
  changes.close()
  const jobsStopped = jobs
    .stop()
    .catch(err => log.error({ err }, 'The periodic jobs could not be stopped. They are repeated after the next start.'))
  const cutOff = await server.drain({ delayMilliseconds, deadlineMilliseconds: DRAIN_DEADLINE_MILLISECONDS })
  if (cutOff > 0)
    log.warn(
      { connections: cutOff },
      'Requests were cut off because they did not finish before the deadline. Their callers have to retry.',
    )
  await jobsStopped
  await backups?.stop()
  await apiKeyRequests.flush()
  await endLease().catch(err =>
    log.error({ err }, 'The lease of this process could not be released. It expires by itself.'),
  )
  clockWatch.stop()
  await monitoring?.drain({ delayMilliseconds: 0, deadlineMilliseconds: MONITORING_DEADLINE_MILLISECONDS })
  await replica?.close()
  await database.close()
  releaseLock()
  await leave()
  log.info('stopped')
}
