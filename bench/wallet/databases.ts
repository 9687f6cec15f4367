import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { createApp } from '../../api/app.ts'
import type { Deps } from '../../api/deps.ts'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { seed } from '../../api/dev/seed/seed.ts'
import { readEnv } from '../../api/env.ts'
import type { DatabaseOptions } from '../../api/kernel/db/open-database.ts'
import { IN_MEMORY } from '../../api/kernel/db/pglite/pglite.ts'
import { openSealedDatabase } from '../../api/kernel/db/sealed/open-sealed-database.ts'
import { createLog } from '../../api/kernel/platform/log.ts'
import { walletIdOfPhone } from '../../api/money/ledger/wallets.ts'
import { productionDeps } from '../../api/run/server/production-deps.ts'
import { type Customer, seededCustomer } from '../../api/testing/customers/customer.ts'
import { createDatabase, databaseUrl, withAdmin } from '../../api/testing/database/postgres-admin.ts'
import { sandboxAccounts } from '../../domain/generated/sandbox-values.ts'
import { phoneToE164 } from '../../domain/phone.ts'

export interface Kind {
  name: 'embedded' | 'Postgres'
  /** Creates a database with one customer and an empty wallet. */
  open(): Promise<WithWallet>
  openPeer(): Promise<Peer>
  /** Returns the clock in milliseconds: CPU time for the embedded database, which runs in this process, and otherwise wall time. */
  clock(): number
  per: 'second of CPU' | 'second'
}

/** Runs work with both kinds of databases and removes them afterwards. */
export async function withDatabases<T>(work: (kinds: { embedded: Kind; postgres: Kind }) => Promise<T>): Promise<T> {
  const server = await startPostgres()
  const opened: { close(): Promise<void> }[] = []
  const keep = async <Each extends { close(): Promise<void> }>(opening: Promise<Each>) => {
    const each = await opening
    opened.push(each)
    return each
  }
  try {
    return await work({
      embedded: {
        name: 'embedded',
        open: () => keep(customerOf({ dataDir: IN_MEMORY })),
        openPeer: () => keep(barePglite()),
        clock: cpuMilliseconds,
        per: 'second of CPU',
      },
      postgres: {
        name: 'Postgres',
        open: async () => keep(customerOf({ dataDir: IN_MEMORY, databaseUrl: await another(server.url) })),
        openPeer: async () => keep(barePostgres(await another(server.url))),
        clock: () => performance.now(),
        per: 'second',
      },
    })
  } finally {
    for (const { close } of opened) await close()
    await server.stop()
  }
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export async function another(adminUrl: string): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, admin => createDatabase(admin, name))
  return databaseUrl(adminUrl, name)
}

/** The same kind of database with two tables, used through its bare driver. */
interface Peer {
  /** Reads one row by its key. */
  read(): Promise<void>
  /** Inserts a row and updates a balance in one transaction. */
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

async function barePglite(): Promise<Peer> {
  const client = await PGlite.create(IN_MEMORY)
  for (const statement of TABLES) await client.query(statement)
  return {
    read: async () => void (await readRow((text, values) => client.query(text, values))),
    post: () => client.transaction(tx => writeEntry((text, values) => tx.query(text, values))),
    close: () => client.close(),
  }
}

async function barePostgres(url: string): Promise<Peer> {
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

export interface WithWallet {
  deps: Deps
  customer: Customer
  walletId: string
  close(): Promise<void>
}

const UNLIMITED = '1000000'

/** All databases share one key, because a process unseals rows with one. */
const SECRET_KEY = randomBytes(32).toString('base64url')

/** Returns the whole application on a new database, called without a network, with a signed-in customer who has an empty wallet. */
export async function customerOf(options: DatabaseOptions): Promise<WithWallet> {
  const env = readEnv({ RATE_LIMIT_PER_ADDRESS_PER_MINUTE: UNLIMITED, SECRET_KEY })
  const { database, secretKeys } = await openSealedDatabase({ ...env, ...options })
  const log = createLog({ level: 'info', destination: { write: () => {} } })
  const deps = productionDeps(env, database, secretKeys.current, log)
  await seed(deps)
  const [phone] = sandboxAccounts.wallet_empty
  return {
    deps,
    customer: await seededCustomer(createApp(deps), phone).signIn(),
    walletId: await walletIdOfPhone(deps.db, phoneToE164(phone)),
    close: database.close,
  }
}
