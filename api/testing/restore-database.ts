import { sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'

/** The catalogs that every schema change writes to. Truncating a table writes to none of them. */
const CATALOGS = [
  'pg_attrdef',
  'pg_attribute',
  'pg_constraint',
  'pg_index',
  'pg_namespace',
  'pg_proc',
  'pg_rewrite',
  'pg_trigger',
  'pg_type',
]

/** The number of rows and the transactions that wrote them. */
const SCHEMA_VERSION = CATALOGS.map(
  catalog => `(select count(*) || ' ' || sum(xmin::text::bigint) from ${catalog})`,
).join(` || ', ' || `)

/** Stores a copy of the content in the schema `testing` of the same database, for `restoreContent`. */
export async function storeContent(db: Db): Promise<void> {
  const tables = await tablesOf(db)
  const names = tables.map(({ name }) => name).join(', ')
  const copies = tables.map(({ name }) => `create table testing.${name} as table public.${name};`)
  const inserts = tables.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from testing.${name};`,
  )
  await run(db, 'drop schema if exists testing cascade')
  await run(db, 'create schema testing')
  for (const copy of copies) await run(db, copy)
  await run(
    db,
    `create table testing.sequences as select sequencename, start_value, last_value from pg_sequences where schemaname = 'public'`,
  )
  await run(db, `create function testing.schema_version() returns text language sql as $$ select ${SCHEMA_VERSION} $$`)
  // The rows met the triggers and foreign keys when they were first written, so restoring skips them.
  await run(
    db,
    `create function testing.restore_content() returns void language plpgsql set session_replication_role = replica as $$
     begin
       truncate ${names};
       ${inserts.join('\n')}
       perform setval(sequencename::regclass, coalesce(last_value, start_value), last_value is not null) from testing.sequences;
     end $$`,
  )
  await run(db, `create table testing.stored (schema_version text)`)
  await run(db, `insert into testing.stored values (testing.schema_version())`)
}

/** Restores rows and sequences to what `storeContent` stored. Returns false, restoring nothing, when the schema has changed. */
export async function restoreContent(db: Db): Promise<boolean> {
  const isSame = sql<boolean>`schema_version = testing.schema_version()`
  const [stored] = await db.select({ isSame }).from(sql`testing.stored`)
  if (stored?.isSame) await run(db, 'select testing.restore_content()')
  return stored?.isSame ?? false
}

/** Every table with its writable columns. */
function tablesOf(db: Db): Promise<{ name: string; columns: string }[]> {
  return db
    .select({ name: sql<string>`table_name::text`, columns: sql<string>`string_agg(quote_ident(column_name), ', ')` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and is_generated = 'NEVER'`)
    .groupBy(sql`table_name`)
}

const run = (db: Db, statement: string) => db.execute(sql.raw(statement))
