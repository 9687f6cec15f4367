import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/**
 * Warns if the locale of the database knows only English letters. The index of searches then has nothing for an Arabic name, and a search reads every
 * name: seconds with a million customers.
 */
export async function warnAboutLocale(db: Db, log: Pick<Log, 'warn'>): Promise<void> {
  const knowsArabic = sql<boolean>`cardinality(show_trgm('مها')) > 0`
  const [row] = await db.select({ knowsArabic }).from(sql`(values (1)) as one`)
  if (row?.knowsArabic) return
  log.warn(
    "The locale of the database has no Arabic letters, so a search by an Arabic name reads every name. Copy the database into one made with: create database plink_new template template0 locale 'C.UTF-8'. See Growth in docs/operations.md.",
  )
}
