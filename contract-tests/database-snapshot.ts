import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'

/** Rows that a snapshot leaves out, by table. `true` leaves out all of them. */
type Except = Record<string, string>

/** Counters also count refused calls. */
const COUNTERS: Except = { counters: 'true' }

/** Records of attempts. A valid request that is refused in the end adds to them. */
const ATTEMPTS: Except = {
  ...COUNTERS,
  idempotent_answers: 'true',
  one_time_codes: 'true',
  nafath_requests: 'true',
  sandbox_nafath_requests: 'true',
  sandbox_profile_failures: 'true',
  lockouts: 'true',
  login_calls: 'true',
  security_events: "type in ('sign_in_failed', 'recovery_failed', 'locked')",
  transactions: "status = 'failed'",
  postings: 'refusal is not null',
  // Of a sign-in that stopped at the call.
  devices: 'last_signed_in_at is null',
}

/** A digest of each table's rows. */
type Snapshot = Record<string, string>

/** Equal before and after when no row was added, changed or removed. */
export const databaseSnapshot = (db: Db): Promise<Snapshot> => snapshot(db, 'snapshot_of_all')

/** Without records of attempts: equal before and after a refused call, however far it came. */
export const factsSnapshot = (db: Db): Promise<Snapshot> => snapshot(db, 'snapshot_of_facts')

async function snapshot(db: Db, name: string): Promise<Snapshot> {
  await functionsIn(db)
  const rows = await db
    .select({ table: sql<string>`name`, digest: sql<string>`digest` })
    .from(sql`${sql.identifier('testing')}.${sql.identifier(name)}()`)
  return Object.fromEntries(rows.map(({ table, digest }) => [table, digest]))
}

const created = new WeakMap<Db, Promise<void>>()

/** Functions of the database, which plans their queries once. The tests take thousands of snapshots. */
function functionsIn(db: Db): Promise<void> {
  const functions = created.get(db) ?? createFunctions(db)
  created.set(db, functions)
  return functions
}

async function createFunctions(db: Db): Promise<void> {
  const name = sql<string>`tablename`
  const tables = await db.select({ name }).from(sql`pg_tables`).where(sql`schemaname = 'public'`)
  const names = tables.map(table => table.name)
  await db.execute(sql`create schema if not exists testing`)
  await db.execute(snapshotFunction('snapshot_of_all', names, COUNTERS))
  await db.execute(snapshotFunction('snapshot_of_facts', names, ATTEMPTS))
}

/** The digest is the number of rows and the sum of their hashes, so it does not depend on their order. */
function snapshotFunction(name: string, tables: string[], except: Except): SQL {
  const digests = tables.map(
    table =>
      `select '${table}'::text, count(*) || ' ' || coalesce(sum(hash_record_extended(each, 0)), 0)
       from ${table} each where not (${except[table] ?? 'false'})`,
  )
  return sql.raw(`
    create or replace function testing.${name}() returns table (name text, digest text) language plpgsql as $$
    begin
      return query ${digests.join(' union all ')};
    end $$`)
}
