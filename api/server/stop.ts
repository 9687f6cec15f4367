import type { Database } from '#api/db/client.ts'
import type { Deps } from '#api/deps.ts'
import type { Env } from '#api/env.ts'
import type { Log } from '#api/platform/log.ts'
import type { RunningServer } from './listen.ts'
import { type Announcer, during } from './startup-banner.ts'

/** Orchestrators kill after 10 seconds or more; a second is kept for closing the database. */
const DRAIN_DEADLINE_MILLISECONDS = 9000
const EXIT_DEADLINE_MILLISECONDS = 9900
const ONE_KEY_PRESS_MILLISECONDS = 500

interface Running {
  server: RunningServer
  deps: Pick<Deps, 'readiness'>
  database: Pick<Database, 'close'>
  log: Log
  /** Of the data folder. */
  release(): void
}

/** On SIGTERM or SIGINT: not ready any more, requests under way finish, the database closes, the process exits. */
export function stopOnSignal(env: Pick<Env, 'drainDelaySeconds'>, announce: Announcer, running: Running): void {
  let since: number | undefined
  const stop = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      exitIfImpatient(since)
      return
    }
    since = performance.now()
    setTimeout(() => process.exit(1), EXIT_DEADLINE_MILLISECONDS).unref()
    // A person who presses Ctrl-C has no load balancer.
    const delaySeconds = signal === 'SIGINT' && process.stdin.isTTY ? 0 : env.drainDelaySeconds
    const work = () => shutDown(running, delaySeconds * 1000)
    void during(announce.progress, 'Finishing the requests under way', work).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Whoever asks twice does not want to wait. One Ctrl-C counts once: it comes from the terminal and again from npm. */
function exitIfImpatient(since: number): void {
  if (performance.now() - since > ONE_KEY_PRESS_MILLISECONDS) process.exit(1)
}

async function shutDown({ server, deps, database, log, release }: Running, delayMilliseconds: number): Promise<void> {
  log.info('stopping: no longer ready, finishing the requests under way')
  const { readiness } = deps
  const cutOff = await server.drain({ readiness, delayMilliseconds, deadlineMilliseconds: DRAIN_DEADLINE_MILLISECONDS })
  if (cutOff > 0) log.warn({ connections: cutOff }, 'cut off what was still under way')
  await database.close()
  release()
  log.info('stopped')
}
