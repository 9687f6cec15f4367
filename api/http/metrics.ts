import type { Env, Hono } from 'hono'
import type { ChangeFeed } from '#api/kernel/db/change-feed.ts'
import type { Database } from '#api/kernel/db/client.ts'
import { isSameSecret } from '#api/kernel/platform/cryptography.ts'
import { memoizeAsync } from '#api/kernel/platform/memoize-async.ts'
import type { Metrics } from '#api/kernel/platform/metrics.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

interface Measured {
  metrics: Metrics
  database: Pick<Database, 'connections'>
  changes: Pick<ChangeFeed, 'count'>
}

interface MetricsPage {
  /** The metrics, in the text format of Prometheus. */
  read(): Promise<string>
  /** The token that readers must send. Without it, anybody may read in the sandbox, and nobody in live mode. */
  token: string | undefined
  mode: 'sandbox' | 'live'
}

/** `/metrics` for Prometheus. */
export function mountMetrics<E extends Env>(app: Hono<E>, { read, token, mode }: MetricsPage): void {
  if (mode === 'live' && token === undefined) return
  app.get('/metrics', async c => {
    if (token !== undefined && !isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      throw new PlinkError('UNAUTHENTICATED')
    }
    return c.body(await read(), 200, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' })
  })
}

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Reads what the server counts, its event streams, its connections to the database, and its process. */
export function metricsReader({ metrics, database, changes }: Measured): () => Promise<string> {
  const ofProcess = memoizeAsync(processMetrics)
  return async () => {
    const process = await ofProcess()
    const parts = [metrics.exposition(), streamLines(changes), connectionLines(database), await process.metrics()]
    return parts.join('')
  }
}

/** Loaded when somebody asks for the first time, because it takes a tenth of the start. */
async function processMetrics() {
  const { collectDefaultMetrics, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  return register
}

function streamLines(changes: Measured['changes']): string {
  const name = 'plink_open_streams'
  return `# HELP ${name} Event streams that are open\n# TYPE ${name} gauge\n${name} ${changes.count()}\n`
}

/** Postgres only: the embedded database has no connections. */
function connectionLines({ connections }: Measured['database']): string {
  if (!connections) return ''
  const lines = Object.entries(connections()).map(
    ([state, count]) => `plink_database_connections{state="${state}"} ${count}`,
  )
  const help = 'Connections to Postgres, and requests that wait for one'
  return `# HELP plink_database_connections ${help}\n# TYPE plink_database_connections gauge\n${lines.join('\n')}\n`
}
