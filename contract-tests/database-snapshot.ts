import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'

/** Rows that a snapshot leaves out, by table: `true` for all of them. */
type Except = Record<string, SQL>

const ALL = sql`true`

/** Counters also count refused calls. */
const COUNTERS: Except = { counters: ALL }

/** Records of attempts. A valid request that is refused in the end adds to them. */
const ATTEMPTS: Except = {
  ...COUNTERS,
  idempotent_answers: ALL,
  one_time_codes: ALL,
  nafath_requests: ALL,
  sandbox_nafath_requests: ALL,
  sandbox_profile_failures: ALL,
  lockouts: ALL,
  login_calls: ALL,
  security_events: sql`type in ('sign_in_failed', 'recovery_failed', 'locked')`,
  transactions: sql`status = 'failed'`,
  postings: sql`refusal is not null`,
  // Of a sign-in that stopped at the call.
  devices: sql`last_signed_in_at is null`,
}

/** A snapshot without records of attempts: equal before and after a refused call, however far it came. */
export const factsSnapshot = (db: Db): Promise<Record<string, string>> => databaseSnapshot(db, ATTEMPTS)

/** A digest of each table's rows: equal before and after when no row was added, changed or removed. */
export async function databaseSnapshot(db: Db, except = COUNTERS): Promise<Record<string, string>> {
  const name = sql<string>`tablename`
  const tables = await db.select({ name }).from(sql`pg_tables`).where(sql`schemaname = 'public'`)
  const digests = tables.map(table => {
    const rows = sql`string_agg(each::text, ',' order by each::text)`
    const left = sql`not (${except[table.name] ?? sql`false`})`
    return sql`select ${table.name}::text as tablename, md5(coalesce(${rows}, '')) as digest from ${sql.identifier(table.name)} each where ${left}`
  })
  const found = await db
    .select({ name, digest: sql<string>`digest` })
    .from(sql`(${sql.join(digests, sql` union all `)}) as tables`)
  return Object.fromEntries(found.map(table => [table.name, table.digest]))
}
