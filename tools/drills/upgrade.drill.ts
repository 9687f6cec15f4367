import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import type { Database } from '#api/kernel/db/client.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { confirmDraft, prepare } from '#api/testing/money/transfers.ts'
import { outcome } from '#api/testing/outcome.ts'
import { killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { type RunningBalancer, startBalancer } from './haproxy.ts'
import { currentRelease, earlierRelease, type Release } from './release.ts'

// Two releases are built, and one may have to be installed.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

const WAIT = { timeout: 300_000, interval: 100 }
/** The number of requests before, between and after the steps of the upgrade. */
const REQUESTS = 200
const [PAYER, PAYEE, WITHOUT_CODE] = ['0500000010', '0500000020', '0500000011']

let before: Awaited<ReturnType<typeof earlierRelease>>
let after: Release
let postgres: { url: string; drop(): Promise<void> }
let database: Database
let balancer: RunningBalancer | undefined
beforeAll(async () => {
  before = await earlierRelease(process.env.DRILL_ARGUMENT)
  after = await currentRelease()
  postgres = await emptyPostgres()
  database = connectPostgres(postgres.url)
})
afterAll(async () => {
  await balancer?.stop()
  await killServers()
  await database?.close()
  await postgres?.drop()
  await before?.remove()
})

const startAs = ({ server }: Release, port: number, more: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer(
    { DATABASE_URL: postgres.url, PORT: String(port), RATE_LIMIT_PER_ADDRESS_PER_MINUTE: '1000000', ...more },
    server,
  )

/** Starts customers who sign in, read and pay until the end. */
async function startLoad(url: string) {
  const failures: string[] = []
  let [requests, payments, isOver] = [0, 0, false]
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    requests += 1
    const response = await fetch(url + path, init).catch(error => error)
    if (!(response instanceof Response && response.ok)) failures.push(`${path}: ${response.status ?? response.cause}`)
    return response
  }
  const signedIn = (phone: string) => seededCustomer({ request }, phone).signIn()
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) await work()
  }
  const pay = async (payer: Customer, destination: object) => {
    const { status } = await confirmDraft(payer, await prepare(payer, destination, 1_00))
    if (status === 200) payments += 1
  }
  const look = async (customer: Customer) => {
    for (const path of ['', '/transactions']) await (await customer.get(`/api/v1/wallet${path}`)).text()
  }
  // The payer signs in once, because a code under way is not sent a second time.
  const payer = await signedIn(PAYER!)
  // The payee is looked up once too, because an account may look up only a few others in an hour.
  const lookup = await outcome(payer.post('/api/v1/transfers/recipients', { identifier: PAYEE }))
  const payee = { kind: 'customer', recipientToken: lookup.body.recipientToken }
  const clients = [() => pay(payer, payee), () => pay(payer, payee), () => look(payer), () => signedIn(WITHOUT_CODE!)]
  // A client that gets an error stops.
  const running = clients.map(work => repeat(work).catch(error => failures.push(String(error))))
  return {
    untilMore: () => {
      const enough = requests + REQUESTS
      return expect.poll(() => requests >= enough || failures.length > 0, WAIT).toBe(true)
    },
    async end() {
      isOver = true
      await Promise.all(running)
      return { requests, payments, failures }
    },
  }
}

/** Resolves when the balancer knows that the server is ready. Before that, no server would be left if another one stopped. */
const untilItServes = ({ url }: ServerProcess) =>
  expect.poll(async () => (await fetch(`${url}/metrics`)).text(), WAIT).toContain('operation="getWallet"')

const transfersPaid = () =>
  database.db.$count(sql`transfers`, sql`state <> 'draft' and created_at > now() - interval '1 hour' and amount = 100`)
const migrations = () => database.db.$count(sql`drizzle.__drizzle_migrations`)

test('an upgrade under load fails no request', async () => {
  const ports = [await freePort(), await freePort()]
  const servers = [await startAs(before, ports[0]!), await startAs(before, ports[1]!)]
  balancer = await startBalancer(ports)
  const [paidBefore, migrationsBefore] = [await transfersPaid(), await migrations()]
  const load = await startLoad(balancer.url)
  await load.untilMore()
  await after.run('migrate', { MIGRATION_DATABASE_URL: postgres.url })
  const migrationsAfter = await migrations()
  await load.untilMore()
  for (const [index, server] of servers.entries()) {
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    servers[index] = await startAs(after, ports[index]!, { MIGRATE_AT_START: 'no' })
    await untilItServes(servers[index]!)
    await load.untilMore()
  }
  // The upgrade is undone beside the other server.
  servers[0]!.kill('SIGTERM')
  expect(await servers[0]!.exited).toBe(0)
  await untilItServes(await startAs(before, ports[0]!, { MIGRATE_AT_START: 'no' }))
  await load.untilMore()
  const { requests, payments, failures } = await load.end()
  console.info(
    [
      `From ${before.commit} to ${after.commit}, migrations ${migrationsBefore} to ${migrationsAfter}:`,
      `${requests} requests, ${failures.length} failed; ${payments} payments.`,
    ].join('\n'),
  )
  expect(failures).toEqual([])
  expect((await transfersPaid()) - paidBefore).toBe(payments)
  expect(await after.run('ledger:check', { DATABASE_URL: postgres.url })).toContain('The ledger agrees.')
})
