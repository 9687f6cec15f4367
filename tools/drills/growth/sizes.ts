import type { Client } from 'pg'

/** A table with this many rows must not be read as a whole. */
export const LARGE_ROWS = 20_000
const SHOWN_TABLES = 12

interface Size {
  name: string
  rows: string
  table: string
  indexes: string
}

/** Returns the size of the database, and its largest tables. */
export async function sizesOf(client: Client, customers: number): Promise<string[]> {
  const total = await client.query<{ bytes: string; indexes: string }>(
    `select pg_database_size(current_database()) as bytes, (select sum(pg_indexes_size(oid)) from pg_class where relkind = 'r') as indexes`,
  )
  const { bytes = '0', indexes = '0' } = total.rows[0] ?? {}
  const { rows } = await client.query<Size>(
    `select relname as name, reltuples::bigint as rows, pg_table_size(oid) as table, pg_indexes_size(oid) as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit ${SHOWN_TABLES}`,
  )
  const kilobytes = (value: string) => (Number(value) / customers / 1e3).toFixed(1)
  return [
    `${(Number(bytes) / 1e9).toFixed(2)} GB, ${kilobytes(bytes)} kB a customer, of which indexes ${kilobytes(indexes)}`,
    ...rows.map(
      each =>
        `  ${each.name}: ${each.rows} rows, ${kilobytes(each.table)} kB a customer, its indexes ${kilobytes(each.indexes)}`,
    ),
  ]
}
