import { sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'

/** Counters count calls that were refused too. */
const COUNTERS = ['counters']

/** Where a call that was in order leaves its attempt when it is refused in the end. */
const ATTEMPTS = [
  ...COUNTERS,
  'idempotent_answers',
  'one_time_codes',
  'nafath_requests',
  'sandbox_nafath_requests',
  'sandbox_profile_failures',
]

/** What is known about people: equal before and after a call that is refused, however far it came. */
export const facts = (db: Db): Promise<Record<string, string>> => stored(db, ATTEMPTS)

/** A digest of each table's rows: equal before and after when nothing was stored, changed or removed. */
export async function stored(db: Db, except = COUNTERS): Promise<Record<string, string>> {
  const name = sql<string>`tablename`
  const tables = await db.select({ name }).from(sql`pg_tables`).where(sql`schemaname = 'public'`)
  const digests = tables
    .filter(table => !except.includes(table.name))
    .map(table => {
      const rows = sql`string_agg(each::text, ',' order by each::text)`
      return sql`select ${table.name}::text as tablename, md5(coalesce(${rows}, '')) as digest from ${sql.identifier(table.name)} each`
    })
  const found = await db
    .select({ name, digest: sql<string>`digest` })
    .from(sql`(${sql.join(digests, sql` union all `)}) as tables`)
  return Object.fromEntries(found.map(table => [table.name, table.digest]))
}
