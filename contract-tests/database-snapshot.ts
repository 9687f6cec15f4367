import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'

/** Rows that a snapshot leaves out, by table. `true` leaves out all of them. */
type Except = Record<string, string>

/** Counters count refused calls too, and the calls of API keys are stored a while later. */
const COUNTERS: Except = { counters: 'true', api_key_requests: 'true' }

/** Records of attempts. A valid request that is refused may add to them. */
const ATTEMPTS: Except = {
  idempotent_answers: 'true',
  one_time_codes: 'true',
  nafath_requests: 'true',
  sandbox_nafath_requests: 'true',
  sandbox_profile_failures: 'true',
  lockouts: 'true',
  money_exceptions: 'true',
  login_calls: 'true',
  security_events: "type in ('sign_in_failed', 'recovery_failed', 'locked')",
  notifications: "kind = 'sign_in_locked'",
  transactions: "status = 'failed'",
  postings: 'refusal is not null',
  // A sign-in that stopped at the call leaves these.
  devices: 'last_signed_in_at is null',
}

/** What stands for the state of a row. Every call of a colleague or with an API key, a refused one too, stores when it was last used. */
const STATES: Record<string, string> = {
  api_keys: 'extract(epoch from expires_at)::bigint + coalesce(extract(epoch from revoked_at)::bigint, slot, 0)',
  admin_sessions: 'extract(epoch from expires_at)::bigint + coalesce(extract(epoch from ended_at)::bigint, 0)',
}

/** A digest of each table's rows. */
type Digests = Record<string, string>

interface Snapshot {
  /** Equal before and after when no row was added, changed or removed. */
  all: Digests
  /** Without records of attempts: equal before and after a call that was refused for any reason. */
  facts: Digests
}

const latest = new WeakMap<Db, { transactions: string; snapshot: Snapshot }>()

/** Most refused calls only read. Every write takes a transaction id, so the tables are read only if the ids have changed. */
export async function databaseSnapshot(db: Db): Promise<Snapshot> {
  await createFunctionOnce(db)
  const transactions = await transactionsOf(db)
  const known = latest.get(db)
  if (known?.transactions === transactions) return known.snapshot
  const snapshot = await readTables(db)
  latest.set(db, { transactions, snapshot })
  return snapshot
}

/** The next transaction id, and those of the transactions under way. */
async function transactionsOf(db: Db): Promise<string> {
  const [row] = await db.select({ ids: sql<string>`pg_current_snapshot()::text` }).from(sql`(values (1)) one`)
  return row!.ids
}

async function readTables(db: Db): Promise<Snapshot> {
  const rows = await db
    .select({ table: sql<string>`name`, all: sql<string>`all_rows`, facts: sql<string>`facts` })
    .from(sql`testing.snapshot()`)
  return {
    all: Object.fromEntries(rows.map(({ table, all }) => [table, all])),
    facts: Object.fromEntries(rows.map(({ table, facts }) => [table, facts])),
  }
}

const created = new WeakMap<Db, Promise<void>>()

/** A function of the database, which plans its query once. The tests take thousands of snapshots. */
function createFunctionOnce(db: Db): Promise<void> {
  const creation = created.get(db) ?? createFunction(db)
  created.set(db, creation)
  return creation
}

async function createFunction(db: Db): Promise<void> {
  const name = sql<string>`tablename`
  const tables = await db.select({ name }).from(sql`pg_tables`).where(sql`schemaname = 'public'`)
  const digests = tables.map(table => digestsOf(table.name)).join(' union all ')
  await db.execute(
    sql.raw(`
    create or replace function testing.snapshot() returns table (name text, all_rows text, facts text) language plpgsql as $$
    begin
      return query ${digests};
    end $$`),
  )
}

/**
 * Each digest is the number of rows and the sum of the transactions that wrote them. Later transactions have greater numbers, so a change
 * raises the sum, and a removal lowers the number of rows. Hashing the rows takes twice as long.
 */
const digestsOf = (table: string) => `
  select '${table}'::text,
    count(*) || ' ' || coalesce(sum(state), 0),
    count(*) filter (where is_fact) || ' ' || coalesce(sum(state) filter (where is_fact), 0)
  from (
    select ${STATES[table] ?? 'xmin::text::bigint'} as state, not (${ATTEMPTS[table] ?? 'false'}) as is_fact
    from ${table} where not (${COUNTERS[table] ?? 'false'})
  ) rows`
