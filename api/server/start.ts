import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '#api/app.ts'
import { type Database, openDatabase } from '#api/db/client.ts'
import { lockDatabase } from '#api/db/lock.ts'
import { IN_MEMORY } from '#api/db/pglite.ts'
import type { Deps } from '#api/deps.ts'
import { type Env, readEnv } from '#api/env.ts'
import { mountDocs } from '#api/http/docs.ts'
import { mountMetrics } from '#api/http/metrics.ts'
import { mountFlowFiles } from '#api/http/request-collection/mount.ts'
import { mountWeb } from '#api/http/static.ts'
import { createLog, type Log } from '#api/platform/log.ts'
import { seed } from '#api/seed/seed.ts'
import { seedWallets } from '#api/seed/wallet-histories.ts'
import { listen } from './listen.ts'
import { tidy } from './maintenance.ts'
import { realDeps } from './production-deps.ts'
import { type Announcer, announcer, during } from './startup-banner.ts'
import { stopOnSignal } from './stop.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))
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
