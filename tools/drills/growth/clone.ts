import type { Client } from 'pg'

/** Tables that belong to no customer, or whose rows cannot be those of others: closed months have digests of their entries. */
const NOT_CLONED = [
  ...[
    'admins',
    'admin_events',
    'admin_second_factors',
    'admin_sessions',
    'closed_months',
    'counters',
    'deny_list_entries',
  ],
  ...[
    'kyb_options',
    'reconciliation_files',
    'reconciliation_lines',
    'server_processes',
    'settings',
    'signing_keys',
    'state_steps',
  ],
]
/** Text that names rows, in one of several forms. */
const REFERENCES = [
  ...[
    'bank_reference',
    'key',
    'object_id',
    'provider_reference',
    'reference',
    'reference_id',
    'returned_ref',
    'reversal_of',
  ],
  ...['row_id', 'sequence_number', 'sub_wallet_id', 'subject', 'transaction_id', 'transaction_ref'],
]
/** Values that name a person, a company or an account: each customer has their own. */
const IDENTITIES = ['phone', 'national_id', 'screened_id', 'cr_number', 'unified_number', 'iban']
const NAMES = ['business_name', 'legal_name', 'cr_legal_name', 'names']
/** Above every sequence number of the original. */
const SEQUENCE_STEP = 100_000

interface Column {
  table: string
  name: string
  type: string
  isGenerated: boolean
}

/** Helpers of the statements below, in a schema of their own. `n` is the number of the copy. */
const FUNCTIONS = `
create schema growth;
create table growth.identities (original text not null, n int not null, value text not null, primary key (original, n));
create function growth.id(original uuid, n int) returns uuid language sql immutable parallel safe
  return md5(original::text || n)::uuid;
create function growth.reference(original text, n int) returns text language sql immutable parallel safe
  return case
    when left(original, 3) = 'PLK' then 'PLK' || upper(left(md5(original || n), 13))
    when length(original) >= 36 and substr(right(original, 13), 1, 1) = '-' then left(original, -36) || md5(right(original, 36) || n)::uuid
    when length(original) = 12 and original !~ '\\D' then lpad(n::text, 7, '0') || right(original, 5)
    when length(original) = 16 and original !~ '\\D' then lpad(n::text, 7, '0') || right(original, 9)
    else original || ':' || n end;
create function growth.identity(original text, number int) returns text language sql stable parallel safe
  return coalesce((select value from growth.identities as known where known.original = identity.original and known.n = number), original);
`

/** Copies every customer so many times, with all that belongs to them. Triggers and foreign keys are off; so are indexes that only speed up. */
export async function cloneCustomers(
  client: Client,
  copies: number,
  fillIdentities: () => Promise<void>,
): Promise<void> {
  await client.query(
    "set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
  )
  await client.query(FUNCTIONS)
  await fillIdentities()
  const indexes = await dropIndexes(client)
  for (const [table, columns] of await clonedTables(client)) await client.query(copyOf(table, columns), [copies])
  for (const index of indexes) await client.query(index)
  await client.query('drop schema growth cascade')
  await continueSequences(client)
  await client.query('reset all')
}

async function clonedTables(client: Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as name, udt_name as type, is_generated = 'ALWAYS' as "isGenerated"
     from information_schema.columns join pg_class on pg_class.oid = format('public.%I', table_name)::regclass and relkind = 'r'
     where table_schema = 'public' and not table_name = any($1) and table_name not like 'sandbox%' order by table_name, ordinal_position`,
    [NOT_CLONED],
  )
  return Map.groupBy(rows, ({ table }) => table)
}

function copyOf(table: string, columns: Column[]): string {
  const stored = columns.filter(({ isGenerated }) => !isGenerated)
  const [names, values] = [stored.map(({ name }) => `"${name}"`), stored.map(copiedValue)]
  return `insert into "${table}" (${names}) overriding system value
    select ${values} from "${table}" as original cross join generate_series(1, $1::int) as n`
}

function copiedValue({ table, name, type }: Column): string {
  const column = `original."${name}"`
  if (type === 'uuid') return `growth.id(${column}, n)`
  if (name === 'closed_until') return 'null'
  if (type === 'timestamptz') return `${column} - n % 1000000 * interval '1 second'`
  if (['sequence', 'last_step', 'seen_sequence'].includes(name)) return `${column} + n * ${SEQUENCE_STEP}::bigint`
  if (REFERENCES.includes(name) || (table === 'sub_wallets' && name === 'id')) return `growth.reference(${column}, n)`
  if (IDENTITIES.includes(name)) return `growth.identity(${column}, n)`
  if (NAMES.includes(name)) return `${column} || ' ' || translate(left(md5(n::text), 6), '0123456789', 'ghijklmnop')`
  return column
}

/** Returns the statements that create them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function continueSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, name } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), coalesce(max("${name}"), 0) + 1, false) from "${table}"`,
    )
}
