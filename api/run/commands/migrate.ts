import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationUrl } from '#api/env.ts'
import { migratePostgres, requireMigrated } from '#api/kernel/db/postgres/migrate-postgres.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { createJobTables } from '#api/run/jobs/start-jobs.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { parseCommand, UsageError } from './parse-command.ts'

const LOOK_SECONDS = 2

/**
 * `npm run migrate`: creates the tables of this release in Postgres, as the role that owns them. Servers of this release and of the one before may
 * be running. It is safe to interrupt and to repeat. With `--wait`, it changes nothing, and ends when another process has done so: what must run
 * before a server may start beside it.
 */
async function migrate(args: string[]): Promise<void> {
  const { positionals, values } = parseCommand(args, { wait: { type: 'boolean' } })
  if (positionals.length > 0) throw new UsageError('Usage: npm run migrate, or npm run migrate -- --wait')
  const url = readMigrationUrl(process.env)
  await (values.wait ? waitUntilMigrated(url) : migrateNow(url))
  console.error('The database has the tables of this release.')
}

async function migrateNow(url: string): Promise<void> {
  await migratePostgres(url)
  const database = connectPostgres(url)
  try {
    await createJobTables(createLog({ level: 'error' }), database)
  } finally {
    await database.close()
  }
}

/** Says each reason once. A database that does not respond is waited for, too. */
async function waitUntilMigrated(url: string): Promise<void> {
  for (let said = ''; ; ) {
    try {
      return await requireMigrated(url)
    } catch (error) {
      const reason = explainStartupError(error).split('\n')[0] ?? ''
      if (reason !== said) console.error(`Waiting for the migration: ${reason}`)
      said = reason
    }
    await sleep(LOOK_SECONDS * 1000)
  }
}

try {
  await migrate(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explainStartupError(error))
  process.exitCode = 1
}
