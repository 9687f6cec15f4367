import { Client } from 'pg'

/** Tables that belong to no customer, or whose rows cannot be copied: closed months have digests of their entries. */
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
/** Columns of text that refer to rows, in one of several forms. */
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
/** Columns that identify a person, a company or an account. Each customer has their own values. */
const IDENTITIES = ['phone', 'national_id', 'screened_id', 'cr_number', 'unified_number', 'iban']
const NAMES = ['business_name', 'legal_name', 'cr_legal_name', 'names']
/** This is greater than every sequence number of the original. */
const SEQUENCE_STEP = 100_000

/** The usual machine has this many cores. */
const SESSIONS = 2

interface Column {
  table: string
  name: string
  type: string
  isGenerated: boolean
}

/**
 * Helper functions of the statements below, in their own schema. `n` is the number of the copy. It is cast to text, because concatenating another
 * type is not immutable, and Postgres would then call the function for each row instead of inlining it.
 */
const FUNCTIONS = `
create schema growth;
create table growth.identities (original text not null, n int not null, value text not null, primary key (original, n));
create function growth.id(original uuid, n int) returns uuid language sql immutable parallel safe
  return md5(original::text || n::text)::uuid;
create function growth.reference(original text, n int) returns text language sql immutable parallel safe
  return case
    when left(original, 3) = 'PLK' then 'PLK' || upper(left(md5(original || n::text), 13))
    when length(original) >= 36 and substr(right(original, 13), 1, 1) = '-' then left(original, -36) || md5(right(original, 36) || n::text)::uuid::text
    when length(original) = 12 and original !~ '\\D' then lpad(n::text, 7, '0') || right(original, 5)
    when length(original) = 16 and original !~ '\\D' then lpad(n::text, 7, '0') || right(original, 9)
    else original || ':' || n::text end;
`

const SESSION =
  "set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'"

/** Copies every customer this many times, with everything that belongs to them. Triggers and foreign keys are off. Indexes are built afterwards. */
export async function cloneCustomers(
  url: string,
  copies: number,
  fillIdentities: (client: Client) => Promise<void>,
): Promise<void> {
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => openSession(url)))
  const [client] = sessions
  if (!client) throw new Error('There is no session')
  await client.query(FUNCTIONS)
  await fillIdentities(client)
  const tables = await clonedTables(client)
  const indexes = await stopIndexes(client, [...tables.keys()])
  await share(sessions, [...tables], ([table, columns], session) => session.query(copyOf(table, columns), [copies]))
  await share(sessions, indexes, (index, session) => session.query(`reindex index ${index}`))
  await client.query('drop schema growth cascade')
  await continueSequences(client)
  for (const session of sessions) await session.end()
}

async function openSession(url: string): Promise<Client> {
  const session = new Client({ connectionString: url })
  await session.connect()
  await session.query(SESSION)
  return session
}

/** Each session takes the next item when it has finished one. */
async function share<T>(
  sessions: Client[],
  all: T[],
  work: (each: T, session: Client) => Promise<unknown>,
): Promise<void> {
  const next = all.values()
  await Promise.all(
    sessions.map(async session => {
      for (const each of next) await work(each, session)
    }),
  )
}

async function clonedTables(client: Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as name, udt_name as type, is_generated = 'ALWAYS' as "isGenerated"
     from information_schema.columns join pg_class on pg_class.oid = format('public.%I', table_name)::regclass and relkind = 'r'
     where table_schema = 'public' and not table_name = any($1) and table_name not like 'sandbox%'
     order by pg_total_relation_size(pg_class.oid) desc, table_name, ordinal_position`,
    [NOT_CLONED],
  )
  return Map.groupBy(rows, ({ table }) => table)
}

function copyOf(table: string, columns: Column[]): string {
  const copiedColumns = columns.filter(({ isGenerated }) => !isGenerated)
  const [names, values] = [copiedColumns.map(({ name }) => `"${name}"`), copiedColumns.map(copiedValue)]
  return `insert into "${table}" (${names}) overriding system value
    select ${values} from "${table}" as original cross join generate_series(1, $1::int) as copy(n)`
}

function copiedValue({ table, name, type }: Column): string {
  const column = `original."${name}"`
  if (type === 'uuid') return `growth.id(${column}, n)`
  if (name === 'closed_until') return 'null'
  // Without this, jobs would be busy with the copies.
  if (name === 'due_at') return `${column} + interval '10 years'`
  if (type === 'timestamptz') return `${column} - n % 1000000 * interval '1 second'`
  if (['sequence', 'last_step', 'seen_sequence'].includes(name)) return `${column} + n * ${SEQUENCE_STEP}::bigint`
  if (REFERENCES.includes(name) || (table === 'sub_wallets' && name === 'id')) return `growth.reference(${column}, n)`
  if (IDENTITIES.includes(name)) return identityOf(column)
  if (NAMES.includes(name)) return `${column} || ' ' || translate(left(md5(n::text), 6), '0123456789', 'ghijklmnop')`
  return column
}

const identityOf = (column: string): string =>
  `coalesce((select value from growth.identities as known where known.original = ${column} and known.n = copy.n), ${column})`

/**
 * Marks the indexes as a failed build does: new rows are not entered until REINDEX builds them again. Returns the indexes. Those by trigrams come
 * first, because they take longest.
 */
async function stopIndexes(client: Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with stopped as (
       update pg_index set indisready = false, indisvalid = false
       from pg_class where pg_class.oid = indrelid and relnamespace = 'public'::regnamespace and relname = any($1)
       returning indexrelid, indrelid)
     select indexrelid::regclass::text as name from stopped join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     order by amname = 'gin' desc, array_position($1, indrelid::regclass::text)`,
    [tables],
  )
  return rows.map(({ name }) => name)
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
