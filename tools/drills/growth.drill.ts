import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { runLedgerCheck } from '#api/money/ledger/last-check.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { createUtf8Database } from '#api/testing/database/postgres-admin.ts'
import { killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { setTestKey, TEST_SECRET_KEY } from '#api/testing/secret-keys.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { cloneCustomers } from './growth/clone.ts'
import { MAY_SCAN } from './growth/exceptions.ts'
import { scansOf } from './growth/explain.ts'
import { fillIdentities } from './growth/identities.ts'
import { onOneLine, recordedStatements } from './growth/recorded-statements.ts'
import { LARGE_ROWS, sizesOf } from './growth/sizes.ts'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 3_600_000 })

/** `CUSTOMERS=1000000 npm run drill growth` takes ten times as long, and 60 GB below TMPDIR. */
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 100_000)
const CALLS = 20

let client: Client
let url: string
let drop: () => Promise<void>
let server: ServerProcess | undefined
const settings = () => ({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY, DRAIN_DELAY_SECONDS: '0' })

/** Creates the customers of the sandbox, whose history the product makes, and copies of them. */
beforeAll(async () => {
  setTestKey()
  ;({ url, drop } = await emptyPostgres(createUtf8Database))
  client = new Client({ connectionString: url })
  await client.connect()
  const seeding = await startServer(settings())
  seeding.kill('SIGTERM')
  await seeding.exited
  const originals = await count('accounts')
  const copies = Math.max(1, Math.round(CUSTOMERS / originals))
  const seconds = await timed(() => cloneCustomers(url, copies, session => fillIdentities(session, copies)))
  console.info(`${await count('accounts')} customers with ${await count('entries')} entries, made in ${seconds} s`)
})
afterAll(async () => {
  await killServers()
  await client?.end()
  await drop?.()
})

const count = async (table: string) => Number((await client.query(`select count(*) from ${table}`)).rows[0].count)

async function timed(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now()
  await work()
  return ((performance.now() - started) / 1000).toFixed(1)
}

test('says what vacuum, indexes and disk cost', async () => {
  console.info(`vacuum (analyze) takes ${await timed(() => client.query('vacuum (analyze)'))} s`)
  for (const line of await sizesOf(client, await count('accounts'))) console.info(line)
})

test('the ledger agrees, and the hourly check of it can read everything', async () => {
  const { db, close } = connectPostgres(url)
  const seconds = await timed(async () => {
    const { report } = await runLedgerCheck({ db, clock: () => new Date() })
    expect(report.differences).toEqual([])
  })
  console.info(`The check of the ledger takes ${seconds} s`)
  await close()
})

test('no statement of the product reads a large table as a whole', async () => {
  const templates = inject('databaseTemplates')
  if (templates.kind !== 'postgres') throw new Error('This drill needs TEST_DB=postgres')
  const statements = recordedStatements(templates.adminUrl)
  const named = await client.query<{ relname: string }>('select relname from pg_class where reltuples >= $1', [
    LARGE_ROWS,
  ])
  const large = new Set(named.rows.map(({ relname }) => relname))
  const scanning: string[] = []
  for (const statement of statements) {
    const text = onOneLine(statement.text)
    if (MAY_SCAN.some(each => each.text.test(text))) continue
    const tables = await scansOf(client, statement, table => large.has(table))
    if (tables.length > 0) scanning.push(`${tables.join(', ')}: ${text}`)
  }
  console.info(`${statements.length} statements explained against ${large.size} large tables and indexes`)
  expect(scanning).toEqual([])
})

test('responds to customers and staff', async () => {
  server = await startServer({ ...settings(), RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '100000' })
  const at = { request: (path: string, init?: RequestInit) => fetch(server?.url + path, init) }
  const customer = await new Customer(at, { identifier: '0500000010', password: 'Sandbox#2026' }).signIn()
  const staff = await new StaffMember(at).signIn()
  const ofCustomer = [
    '/api/v1/wallet',
    '/api/v1/wallet/transactions?limit=50',
    '/api/v1/wallet/transactions?q=ra',
    '/api/v1/transfers',
  ]
  const ofStaff = ['', '?sort=name', '?q=gr', '?q=green', '?q=%D9%86%D8%AE', '?q=zz', '?q=1990'].map(
    query => `/customers${query}`,
  )
  for (const path of ofCustomer) console.info(await speedOf(path, () => customer.get(path)))
  for (const path of [...ofStaff, '/transfers?status=undecided', '/suspense', '/ledger-report'])
    console.info(await speedOf(path, () => staff.get(path)))
})

async function speedOf(path: string, call: () => Promise<Response>): Promise<string> {
  const milliseconds: number[] = []
  for (let index = 0; index < CALLS; index += 1) {
    const started = performance.now()
    const response = await call()
    const text = await response.text()
    milliseconds.push(performance.now() - started)
    expect(response.status, `${path} responds ${text}`).toBe(200)
  }
  milliseconds.sort((one, other) => one - other)
  return `${path}: median ${milliseconds[CALLS / 2]?.toFixed(0)} ms, slowest ${milliseconds.at(-1)?.toFixed(0)} ms`
}
