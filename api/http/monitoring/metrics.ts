import type { Context, Env, Hono } from 'hono'
import type { ChangeFeed } from '#api/kernel/db/change-feed.ts'
import type { Database } from '#api/kernel/db/client.ts'
import type { Replica } from '#api/kernel/db/postgres/replica.ts'
import { BUILD_INFO } from '#api/kernel/platform/build-info.ts'
import { isSameSecret } from '#api/kernel/platform/cryptography.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import { memoizeAsync } from '#api/kernel/platform/memoize-async.ts'
import type { Metrics } from '#api/kernel/platform/metrics.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

interface MetricsSources {
  metrics: Metrics
  database: Pick<Database, 'connections'>
  changes: Pick<ChangeFeed, 'count'>
  replica?: Pick<Replica, 'reads'> | undefined
  log: Pick<Log, 'lostLines'>
}

interface MetricsPage {
  /** The metrics, in the text format of Prometheus. */
  read(): Promise<string>
  waitingWork(): Promise<WaitingWork[]>
  replica?: Pick<Replica, 'problem' | 'lagSeconds'> | undefined
  clockWatch?: { secondsAhead: number }
  log: Log
  /** The token that readers must send. Without it, anybody may read in the sandbox, and nobody in live mode, except at a port of their own. */
  token: string | undefined
  /** The only port that serves them. Undefined if every port does. */
  port?: number | undefined
  mode: 'sandbox' | 'live'
}

/** Unfinished work, with the age of the oldest item, or 0 if there is none. */
export interface WaitingWork {
  what: string
  count: number
  oldestSeconds: number
}

/** Serves `/metrics` for Prometheus: the sums of the counters of all processes, and the work that waits in the database. */
export function mountMetrics<E extends Env>(app: Hono<E>, page: MetricsPage): void {
  const { read, token, port, mode } = page
  if (mode === 'live' && token === undefined && port === undefined) return
  app.get('/metrics', async c => {
    if (port !== undefined && portOf(c) !== port) return c.notFound()
    if (token !== undefined && !isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      throw new PlinkError('UNAUTHENTICATED', {
        error: 'Send the value of METRICS_TOKEN in the Authorization header, as Bearer <token>',
      })
    }
    return c.body((await read()) + stateLines(page) + (await waitingLines(page)), 200, {
      'Content-Type': CONTENT_TYPE,
      'Cache-Control': 'no-store',
    })
  })
}

/** Returns the port of this server that the request has arrived at. */
const portOf = ({ env }: Context): number | undefined => env?.incoming?.socket?.localPort

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Reads what the server counts, its event streams, its connections to the database, and its process. */
export function metricsReader({ metrics, database, changes, replica, log }: MetricsSources): () => Promise<string> {
  const ofProcess = memoizeAsync(processMetrics)
  return async () => {
    const process = await ofProcess()
    const lines = [metrics.exposition(), streamLines(changes), connectionLines(database), replicaLines(replica)]
    const parts = [...lines, lostLogLines(log), await process.metrics()]
    return parts.join('')
  }
}

/** The module is loaded at the first request, because it takes a tenth of the start. */
async function processMetrics() {
  const { collectDefaultMetrics, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  return register
}

function streamLines(changes: MetricsSources['changes']): string {
  const name = 'plink_open_streams'
  return `# HELP ${name} Event streams that are open\n# TYPE ${name} gauge\n${name} ${changes.count()}\n`
}

function lostLogLines(log: MetricsSources['log']): string {
  const name = 'plink_log_lines_lost_total'
  return `# HELP ${name} Lines of the log that standard output did not take\n# TYPE ${name} counter\n${name} ${log.lostLines()}\n`
}

/** These lines are left out while the database does not respond: its refusals are in the other lines. */
async function waitingLines({ waitingWork, log }: MetricsPage): Promise<string> {
  try {
    const work = await waitingWork()
    return [
      ...gauge(
        'plink_waiting_work',
        'What waits for a job, a provider or the staff',
        work.map(({ what, count }) => [what, count]),
      ),
      ...gauge(
        'plink_waiting_work_oldest_seconds',
        'How long the oldest of it has waited',
        work.map(({ what, oldestSeconds }) => [what, oldestSeconds]),
      ),
    ]
      .map(line => `${line}\n`)
      .join('')
  } catch (err) {
    log.error({ err }, 'The waiting work could not be counted for the metrics. Check the database.')
    return ''
  }
}

/** Returns the state of the process that responds. */
function stateLines({ replica, clockWatch }: MetricsPage): string {
  const value = (name: string, help: string, is: number, labels = '') =>
    `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name}${labels} ${is}\n`
  const { version, commit = '' } = BUILD_INFO
  return [
    value('plink_build_info', 'What the server was built from', 1, `{version="${version}",commit="${commit}"}`),
    clockWatch && value('plink_clock_ahead_seconds', 'This machine, of the database', clockWatch.secondsAhead),
    replica && value('plink_replica_used', '0: the primary has all reads', replica.problem ? 0 : 1),
    replica?.lagSeconds !== undefined && value('plink_replica_lag_seconds', 'The replica, behind', replica.lagSeconds),
  ]
    .filter(Boolean)
    .join('')
}

const gauge = (name: string, help: string, values: [what: string, value: number][]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...values.map(([what, value]) => `${name}{what="${what}"} ${value}`),
]

/** Postgres only: the embedded database has no connections. */
function connectionLines({ connections }: MetricsSources['database']): string {
  if (!connections) return ''
  const lines = Object.entries(connections()).map(
    ([state, count]) => `plink_database_connections{state="${state}"} ${count}`,
  )
  const help = 'Connections to Postgres, and requests that wait for one'
  return `# HELP plink_database_connections ${help}\n# TYPE plink_database_connections gauge\n${lines.join('\n')}\n`
}

function replicaLines(replica: MetricsSources['replica']): string {
  if (!replica) return ''
  const name = 'plink_replica_reads_total'
  const lines = Object.entries(replica.reads).map(([from, count]) => `${name}{from="${from}"} ${count}`)
  return `# HELP ${name} Reads that the replica may have, by who had them\n# TYPE ${name} counter\n${lines.join('\n')}\n`
}
