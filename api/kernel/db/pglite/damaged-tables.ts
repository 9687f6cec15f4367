import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'

/** Reading this many pages delays another request of the embedded database by only a few milliseconds. */
const PAGES_AT_ONCE = 100
/** Postgres' codes of internal errors and damaged data, such as a page whose checksum is wrong. */
const DAMAGED = /^XX/

interface Table {
  /** The name as it is written in a statement. */
  name: string
  pages: number
}

/**
 * Reads every page of every table and returns the errors of those that cannot be read, one for each table. The database compares a page with its
 * checksum when it reads it from the disk. It reads in slices, and pauses after each for as long as the slice took.
 */
export async function damagedTables(db: Db, signal: AbortSignal): Promise<string[]> {
  const damages: string[] = []
  for (const table of await ownTables(db)) {
    const damage = await damageOf(db, table, signal)
    if (damage) damages.push(`${table.name}: ${damage}`)
  }
  return damages
}

/** The catalogue is left out, because the database would not start if it were damaged. */
async function ownTables(db: Db): Promise<Table[]> {
  const name = sql<string>`format('%I.%I', nspname, relname)`
  const pages = sql<number>`pg_relation_size(pg_class.oid) / current_setting('block_size')::int`.mapWith(Number)
  return db
    .select({ name, pages })
    .from(sql`pg_class join pg_namespace on pg_namespace.oid = relnamespace`)
    .where(sql`relkind = 'r' and relpersistence = 'p' and nspname not in ('pg_catalog', 'information_schema')
      and has_schema_privilege(pg_namespace.oid, 'usage') and has_table_privilege(pg_class.oid, 'select')`)
    .orderBy(name)
}

async function damageOf(db: Db, { name, pages }: Table, signal: AbortSignal): Promise<string | undefined> {
  for (let page = 0; page < pages && !signal.aborted; page += PAGES_AT_ONCE) {
    const started = performance.now()
    const [from, to] = [`(${page},0)`, `(${page + PAGES_AT_ONCE},0)`]
    try {
      await db.execute(sql`select count(*) from ${sql.raw(name)} where ctid >= ${from}::tid and ctid < ${to}::tid`)
    } catch (cause) {
      const damage = damageIn(cause)
      if (damage) return damage
      throw cause
    }
    await setTimeout(performance.now() - started)
  }
  return undefined
}

function damageIn(cause: unknown): string | undefined {
  // Drizzle wraps the driver's error.
  const error = cause instanceof Error && cause.cause ? cause.cause : cause
  return error instanceof Error && 'code' in error && DAMAGED.test(String(error.code)) ? error.message : undefined
}
