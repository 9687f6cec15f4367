import { sql } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'

/** The catalogues that every schema change writes to. Truncating a table writes to none of them. */
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

/** Selects the number of rows and the transactions that wrote them. */
const SCHEMA_VERSION = CATALOGS.map(
  catalog => `(select count(*) || ' ' || sum(xmin::text::bigint) from ${catalog})`,
).join(` || ', ' || `)

/** Stores a copy of the content in the schema `testing` of the same database, for `restoreContent`. */
export async function storeContent(db: Db): Promise<void> {
  const tables = await tablesOf(db)
  const insert = ({ name, columns }: Table) =>
    `insert into public.${name} (${columns}) overriding system value select ${columns} from testing.${name};`
  const versions = tables.map(
    ({ name }) => `select '${name}'::text, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from public.${name}`,
  )
  await run(db, 'drop schema if exists testing cascade')
  await run(db, 'create schema testing')
  for (const { name } of tables) await run(db, `create table testing.${name} as table public.${name}`)
  await run(
    db,
    `create table testing.sequences as select sequencename, start_value, last_value from pg_sequences where schemaname = 'public'`,
  )
  await run(db, `create function testing.schema_version() returns text language sql as $$ select ${SCHEMA_VERSION} $$`)
  // Later transactions have greater numbers, so every change of a table changes its number of rows or the sum of their transactions.
  await run(
    db,
    `create function testing.versions() returns table (table_name text, version text) language plpgsql as $$
     begin
       return query ${versions.join(' union all ')};
     end $$`,
  )
  // The triggers and foreign keys checked the rows when they were first written, so restoring skips them.
  const restoring = 'language plpgsql set session_replication_role = replica'
  await run(
    db,
    `create function testing.delete_changed() returns setof text ${restoring} as $$
     declare
       changed text;
     begin
       for changed in select table_name from testing.versions() found join testing.stored_versions stored using (table_name)
         where found.version <> stored.version
       loop
         execute format('delete from public.%I', changed);
         return next changed;
       end loop;
     end $$`,
  )
  await run(
    db,
    `create function testing.insert_again(emptied text[]) returns void ${restoring} as $$
     begin
       ${tables.map(table => `if '${table.name}' = any (emptied) then ${insert(table)} end if;`).join('\n')}
       update testing.stored_versions stored set version = found.version
         from testing.versions() found where found.table_name = stored.table_name and stored.table_name = any (emptied);
       perform setval(sequencename::regclass, coalesce(last_value, start_value), last_value is not null) from testing.sequences;
     end $$`,
  )
  // DISCARD ALL would also deallocate the server's statements, and the database would have to plan all of them again.
  await run(
    db,
    `create function testing.reset_session() returns void language plpgsql as $$
     declare
       foreign_statement text;
     begin
       for foreign_statement in select name from pg_prepared_statements where name not like 'plink\\_%' loop
         execute format('deallocate %I', foreign_statement);
       end loop;
       discard temp;
       discard sequences;
       reset all;
       perform pg_advisory_unlock_all();
     end $$`,
  )
  await run(db, 'create table testing.stored_versions as select * from testing.versions()')
  await run(db, `create table testing.stored (schema_version text)`)
  await run(db, `insert into testing.stored values (testing.schema_version())`)
}

/** Restores rows and sequences to what `storeContent` stored. Returns false, restoring nothing, when the schema has changed. */
export async function restoreContent(db: Db): Promise<boolean> {
  const isSame = sql<boolean>`schema_version = testing.schema_version()`
  const [version] = await db.select({ isSame }).from(sql`testing.stored`)
  if (!version?.isSame) return false
  const changed = await db.select({ name: sql<string>`name` }).from(sql`testing.delete_changed() name`)
  const names = changed.map(({ name }) => name)
  // A vacuum gives the files of the emptied tables their first size again. Truncating would do so too, but only for all tables at once, because
  // foreign keys connect them, and it would create all indexes again.
  if (names.length > 0) await run(db, `vacuum ${names.join(', ')}`)
  await run(db, `select testing.insert_again('{${names}}')`)
  await run(db, 'select testing.reset_session()')
  return true
}

/** A table with its writable columns. */
interface Table {
  name: string
  columns: string
}

function tablesOf(db: Db): Promise<Table[]> {
  return db
    .select({ name: sql<string>`table_name::text`, columns: sql<string>`string_agg(quote_ident(column_name), ', ')` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and is_generated = 'NEVER'`)
    .groupBy(sql`table_name`)
}

const run = (db: Db, statement: string) => db.execute(sql.raw(statement))
