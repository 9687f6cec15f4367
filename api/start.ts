import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Announcer, announcer } from './announcer.ts'
import { createApp } from './app.ts'
import { type Database, openDatabase } from './db/client.ts'
import { lockDatabase } from './db/lock.ts'
import { IN_MEMORY } from './db/pglite.ts'
import type { Deps } from './deps.ts'
import { type Env, readEnv } from './env.ts'
import { mountDocs } from './http/docs.ts'
import { mountMetrics } from './http/metrics.ts'
import { mountFlowFiles } from './http/request-collection/mount.ts'
import { mountWeb } from './http/static.ts'
import type { Log } from './log.ts'
import { createLog } from './log.ts'
import { during } from './progress.ts'
import { realDeps } from './real-deps.ts'
import { seed } from './seed/seed.ts'
import { seedWallets } from './seed/wallet-histories.ts'
import { listen } from './server.ts'
import { stopOnSignal } from './stop.ts'
import { tidy } from './tidy.ts'

const WEB_FOLDER = fileURLToPath(new URL('../dist/web', import.meta.url))
const HOUR_MILLISECONDS = 3_600_000
const FIRST_TIDYING_MILLISECONDS = 60_000

/** Environment -> database -> seed -> app -> listen. Rejects with an error whose message a person can act on. */
export async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog({ level: env.logLevel })
  exitOnCrash(log)
  const announce = announcer(log)
  const release = lockDatabase(env)
  const database = await openWithProgress(env, announce)
  const deps = await realDeps(env, database, log)
  await seed(deps)
  await seedWallets(deps)
  const app = createApp(deps)
  mountMetrics(app, { metrics: deps.metrics, database, token: env.metricsToken, mode: env.mode })
  mountDocs(app)
  mountFlowFiles(app, env)
  mountWeb(app, WEB_FOLDER, env)
  const server = await listen(app, env.port)
  announce.ready(env, server.port)
  tidyHourly(deps)
  stopOnSignal(env, announce, { server, deps, database, log, release })
}

/** Of an unhandled rejection too. Logged rather than printed by Node, because only the log is redacted. */
function exitOnCrash(log: Log): void {
  process.on('uncaughtException', err => {
    log.fatal({ err }, 'crashed')
    process.exit(1)
  })
}

/** Soon after the start too: a process may never live for an hour. */
function tidyHourly(deps: Deps): void {
  setTimeout(tidy, FIRST_TIDYING_MILLISECONDS, deps).unref()
  setInterval(tidy, HOUR_MILLISECONDS, deps).unref()
}

function openWithProgress(env: Env, announce: Announcer): Promise<Database> {
  return during(announce.progress, whatOpens(env), () => openDatabase(env))
}

function whatOpens({ databaseUrl, dataDir }: Env): string {
  if (databaseUrl) return 'Connecting to the database'
  if (dataDir === IN_MEMORY) return 'Creating the database in memory'
  const folder = join(dataDir, 'db')
  return `${existsSync(folder) ? 'Opening' : 'Creating'} the database in ${folder}`
}
