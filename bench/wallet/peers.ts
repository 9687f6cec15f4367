import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { IN_MEMORY } from '../../api/db/pglite.ts'

/** The same kind of database with two tables of its own, asked by its bare driver. */
export interface Peer {
  /** One row by its key. */
  read(): Promise<void>
  /** A row inserted and a balance updated, in one transaction. */
  post(): Promise<void>
  close(): Promise<void>
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>

const TABLES = [
  'create table bare_accounts (id bigint primary key, balance bigint not null check (balance >= 0))',
  'create table bare_entries (id bigint generated always as identity primary key, account_id bigint not null references bare_accounts, amount bigint not null)',
  'insert into bare_accounts values (1, 1000000000)',
]

const readRow = (query: Query) => query('select id, balance from bare_accounts where id = $1', [1])

async function writeEntry(query: Query): Promise<void> {
  await query('insert into bare_entries (account_id, amount) values ($1, $2)', [1, -1])
  await query('update bare_accounts set balance = balance - $2 where id = $1', [1, 1])
}

export async function barePglite(): Promise<Peer> {
  const client = await PGlite.create(IN_MEMORY)
  for (const statement of TABLES) await client.query(statement)
  return {
    read: async () => void (await readRow((text, values) => client.query(text, values))),
    post: () => client.transaction(tx => writeEntry((text, values) => tx.query(text, values))),
    close: () => client.close(),
  }
}

export async function barePostgres(url: string): Promise<Peer> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const query: Query = (text, values) => client.query(text, values)
  for (const statement of TABLES) await query(statement)
  return {
    read: async () => void (await readRow(query)),
    async post() {
      await query('begin')
      await writeEntry(query)
      await query('commit')
    },
    close: () => client.end(),
  }
}
