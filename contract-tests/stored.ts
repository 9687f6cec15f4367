import { sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'

/** Counters count calls that were refused too. */
const MAY_CHANGE = ['counters']

/** A digest of each table's rows: equal before and after when nothing was stored, changed or removed. */
export async function stored(db: Db): Promise<Record<string, string>> {
  const name = sql<string>`tablename`
  const tables = await db.select({ name }).from(sql`pg_tables`).where(sql`schemaname = 'public'`)
  const digests = tables
    .filter(table => !MAY_CHANGE.includes(table.name))
    .map(table => {
      const rows = sql`string_agg(each::text, ',' order by each::text)`
      return sql`select ${table.name}::text as tablename, md5(coalesce(${rows}, '')) as digest from ${sql.identifier(table.name)} each`
    })
  const found = await db
    .select({ name, digest: sql<string>`digest` })
    .from(sql`(${sql.join(digests, sql` union all `)}) as tables`)
  return Object.fromEntries(found.map(table => [table.name, table.digest]))
}
