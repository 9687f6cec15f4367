import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '#api/app.ts'
import { seed } from '#api/dev/seed/seed.ts'
import { seedWallets } from '#api/dev/seed/seed-wallets.ts'
import type { Env } from '#api/env.ts'
import { mountCardForm } from '#api/features/top-ups/card-form.routes.ts'
import { mountDocs } from '#api/http/docs/docs.ts'
import { metricsReader, mountMetrics } from '#api/http/monitoring/metrics.ts'
import { malformedHttp } from '#api/http/requests/malformed-http.ts'
import { mountWeb } from '#api/http/static/static.ts'
import type { Database, Db } from '#api/kernel/db/client.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { IN_MEMORY } from '#api/kernel/db/pglite/pglite.ts'
import { Replica } from '#api/kernel/db/postgres/replica.ts'
import { openSealedDatabase } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { BUILD_NAME } from '#api/kernel/platform/build-info.ts'
import { createLog, type Log } from '#api/kernel/platform/log.ts'
import { setTracer } from '#api/kernel/platform/tracing.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { ALL_JOBS } from '#api/run/jobs/all-jobs.ts'
import { startJobs } from '#api/run/jobs/start-jobs.ts'
import { ClockWatch } from './clock-watch.ts'
import { listen } from './listen.ts'
import { warnAboutLocale } from './locale-warning.ts'
import { listenForMonitoring } from './monitoring-port.ts'
import { holdLease } from './process-lease.ts'
import { clock, productionDeps } from './production-deps.ts'
import { warnAboutLaterRelease } from './release-warning.ts'
import { serveBackups } from './serve-backups.ts'
import { logWarnings } from './settings-warnings.ts'
import { printStartupBanner, withProgress } from './startup-banner.ts'
import { stopOnSignal } from './stop.ts'
import { waitingWork } from './waiting-work.ts'
import { isWorker, leaveMetrics, reportReady, shareMetrics } from './worker.ts'

const WEB_FOLDER = fileURLToPath(new URL('dist/web', PROJECT_ROOT))

/**
 * Opens the database, seeds it, creates the app, and listens. Rejects with an error that `explainStartupError` understands. The web app may still
 * be building.
 */
export async function start(env: Env, webApp: Promise<void>): Promise<void> {
  const log = createLog({ level: env.logLevel })
  exitOnCrash(log)
  log.info({ build: BUILD_NAME }, 'starting')
  // The supervisor has already logged them.
  if (!isWorker) logWarnings(log, env)
  const stopTracing = await startTraces(env, log)
  const releaseLock = lockDatabase(env)
  const { database, secretKeys } = await withProgress(openingMessage(env), () => openSealedDatabase(env))
  const { db } = database
  exitWhenUnusable(database, log)
  await warnAboutLaterRelease(db, log)
  if (env.mode === 'live') await warnAboutLocale(db, log)
  const replica = await openReplica(env, db, log)
  const clockWatch = new ClockWatch({ db, clock, log })
  await clockWatch.watch()
  const deps = productionDeps(env, database, secretKeys.current, log, { replica, clockWatch })
  const endLease = await holdLease(deps, database.kind)
  await withProgress('Giving the accounts of the sandbox their histories', async () => {
    await seed(deps)
    await seedWallets(deps)
  })
  await webApp
  const app = createApp(deps)
  const readMetrics = metricsReader({ metrics: deps.metrics, database, changes: deps.changes, replica, log })
  const read = isWorker ? shareMetrics(readMetrics) : readMetrics
  mountMetrics(app, {
    read,
    waitingWork: () => waitingWork(deps),
    replica,
    clockWatch,
    log,
    token: env.metricsToken,
    port: env.monitoringPort,
    mode: env.mode,
  })
  mountCardForm(app, deps)
  mountDocs(app, deps)
  mountWeb(app, WEB_FOLDER, env)
  const listening = { address: env.listenAddress, malformed: malformedHttp(deps) }
  const monitoring = await listenForMonitoring(app, env.monitoringPort, listening)
  const server = await listen(app, env.port, listening)
  const backups = database.archive && env.dataDir !== IN_MEMORY ? serveBackups(database, env.dataDir, log) : undefined
  const jobs = startJobs(deps, database, ALL_JOBS)
  const leave = async () => {
    await stopTracing()
    if (isWorker) await leaveMetrics(await readMetrics())
  }
  stopOnSignal(env, {
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
  })
  // The readiness is reported last, because a person or a program that sees it may stop the server at once.
  if (isWorker) reportReady(server.port)
  else printStartupBanner(log, env, server.port)
}

/** Opens the replica of `REPLICA_DATABASE_URL`. It may be unavailable: the server starts without it. */
async function openReplica(
  { replicaDatabaseUrl, databasePoolSize }: Env,
  primary: Db,
  log: Log,
): Promise<Replica | undefined> {
  if (!replicaDatabaseUrl) return undefined
  const { connectPostgres } = await import('#api/kernel/db/postgres/postgres.ts')
  const copy = connectPostgres(replicaDatabaseUrl, { databasePoolSize, isReplica: true })
  const replica = new Replica({ primary, replica: copy, log })
  await replica.follow()
  return replica
}

/** Starts the traces before the app is created, because the app mounts nothing for traces that are off. */
async function startTraces({ tracesEndpoint }: Env, log: Log): Promise<() => Promise<void>> {
  if (!tracesEndpoint) return async () => {}
  const { startTracing } = await import('./open-telemetry.ts')
  const { tracer, stop } = startTracing(tracesEndpoint, log)
  setTracer(tracer)
  return () => stop().catch(err => log.warn({ err }, 'The last traces could not be sent. Check the collector.'))
}

/** Only opening the embedded database again makes it usable, and only a new process can. What was committed is in it. */
function exitWhenUnusable({ unusable }: Pick<Database, 'unusable'>, log: Log): void {
  void unusable?.then(err => {
    log.fatal(
      { err },
      'The embedded database could not write its files, so the server stops. Make space on the disk of DATA_DIR, check it, and start the server again.',
    )
    process.exit(1)
  })
}

/** Unhandled rejections arrive here too. They are logged rather than printed by Node, because only the log is redacted. */
function exitOnCrash(log: Log): void {
  process.on('uncaughtException', err => {
    log.fatal({ err }, 'The server stops because of an unexpected error. Start it again, and report the error.')
    process.exit(1)
  })
}

function openingMessage({ databaseUrl, dataDir }: Env): string {
  if (databaseUrl) return 'Connecting to the database'
  if (dataDir === IN_MEMORY) return 'Creating the database in memory'
  const folder = join(dataDir, 'db')
  return `${existsSync(folder) ? 'Opening' : 'Creating'} the database in ${folder}`
}
