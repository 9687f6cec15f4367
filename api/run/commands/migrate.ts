import { readMigrationUrl } from '#api/env.ts'
import { migratePostgres } from '#api/kernel/db/postgres/migrate-postgres.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { createJobTables } from '#api/run/jobs/start-jobs.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'

/**
 * `npm run migrate`: creates the tables of this release in Postgres, as the role that owns them. Servers of this release and of the one before may
 * be running. It is safe to interrupt and to repeat.
 */
async function migrate(): Promise<void> {
  const url = readMigrationUrl(process.env)
  await migratePostgres(url)
  const database = connectPostgres(url)
  try {
    await createJobTables(createLog({ level: 'error' }), database)
  } finally {
    await database.close()
  }
  console.error('The database has the tables of this release.')
}

try {
  await migrate()
} catch (error) {
  console.error(explainStartupError(error))
  process.exitCode = 1
}
