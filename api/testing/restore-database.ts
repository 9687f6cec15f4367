import { sql } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'

/** Catalogs that each change of a schema writes to. Emptying a table writes to none of them. */
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

/** Stores a copy of the database's content within it, in the schema `testing`, for `restoreContent`. */
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
  // Triggers and foreign keys held when the rows were first written.
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

/** Rows and sequences are as `storeContent` found them. Returns false when the schema is another one and nothing was restored. */
export async function restoreContent(db: Db): Promise<boolean> {
  const isSame = sql<boolean>`schema_version = testing.schema_version()`
  const [stored] = await db.select({ isSame }).from(sql`testing.stored`)
  if (stored?.isSame) await run(db, 'select testing.restore_content()')
  return stored?.isSame ?? false
}

/** With the columns that can be written. */
function tablesOf(db: Db): Promise<{ name: string; columns: string }[]> {
  return db
    .select({ name: sql<string>`table_name::text`, columns: sql<string>`string_agg(quote_ident(column_name), ', ')` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and is_generated = 'NEVER'`)
    .groupBy(sql`table_name`)
}

const run = (db: Db, statement: string) => db.execute(sql.raw(statement))
