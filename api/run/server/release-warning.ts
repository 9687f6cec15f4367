import type { Db } from '#api/kernel/db/client.ts'
import { countLaterMigrations } from '#api/kernel/db/migrations.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/**
 * Warns if the tables are those of a later release. The release before works with them, as during an upgrade or after going back, and an older one may
 * not.
 */
export async function warnAboutLaterRelease(db: Db, log: Pick<Log, 'warn'>): Promise<void> {
  const migrations = await countLaterMigrations(db).catch(err => {
    log.warn({ err }, 'The migrations of the database could not be read. Grant select on drizzle.__drizzle_migrations.')
    return 0
  })
  if (migrations === 0) return
  log.warn(
    { migrations },
    'The database has migrations of a later release. Only the release right before that one works with them. If this is an older one, stop it and start the later release. See docs/upgrading.md.',
  )
}
