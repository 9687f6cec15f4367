import { PassThrough } from 'node:stream'
import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TransferDraft } from '#api/contract/generated/schemas.ts'
import type { Database } from '#api/kernel/db/client.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { idempotentResponses, serverProcesses } from '#api/kernel/db/schema/http.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { withAdmin } from '#api/testing/database/postgres-admin.ts'
import { confirmDraft, prepare } from '#api/testing/money/transfers.ts'
import { outcome } from '#api/testing/outcome.ts'
import { processTree } from '#api/testing/processes/process-tree.ts'
import { killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { at } from '#api/testing/processes/server-requests.ts'

const PAYMENTS = 6

let postgres: { url: string; drop(): Promise<void> }
let database: Database
let server: ServerProcess
let lines = ''
beforeAll(async () => {
  postgres = await emptyPostgres()
  const log = new PassThrough({ encoding: 'utf8' })
  log.on('data', chunk => {
    lines += chunk
  })
  server = await startServer({ DATABASE_URL: postgres.url, WORKERS: '2', DRAIN_DELAY_SECONDS: '0' }, 'api/main.ts', log)
  database = connectPostgres(postgres.url)
})
afterAll(async () => {
  await killServers()
  await database.close()
  await postgres.drop()
})

/**
 * Repeats a request with its key until a worker has responded to it, as the web does. Each has a connection of its own: idle ones of an earlier test
 * may all lead to one worker.
 */
function persistent(to: Server): Server {
  return {
    async request(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('Idempotency-Key', crypto.randomUUID())
      headers.set('Connection', 'close')
      const responses: Response[] = []
      const attempt = async () => {
        const response = await Promise.resolve(to.request(path, { ...init, headers })).catch(() => undefined)
        if (response && response.status < 500 && !(await isInFlight(response))) responses.push(response)
        return responses.length
      }
      await expect.poll(attempt).toBe(1)
      return responses[0]!
    },
  }
}

const isInFlight = async (response: Response) =>
  response.status === 409 && (await response.clone().json()).code === 'IDEMPOTENCY_IN_FLIGHT'

/** A customer with payments of this many halalas that wait for their codes. */
async function payerOf(amount: number) {
  const signedIn = await seededCustomer(at(server), '0500000010').signIn()
  const { accessToken, userId } = signedIn
  const payer = Object.assign(signedIn.through(persistent(at(server))), { accessToken })
  const { body } = await outcome(payer.post('/api/v1/transfers/recipients', { identifier: '0500000020' }))
  const payee = { kind: 'customer', recipientToken: body.recipientToken }
  const drafts: TransferDraft[] = []
  for (let each = 0; each < PAYMENTS; each += 1) drafts.push(await prepare(payer, payee, amount))
  const [wallet] = await database.db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, userId))
  return { payer, drafts, walletId: wallet!.id }
}

const workers = () => processTree(server.pid ?? 0).slice(1)
const reloads = () => lines.split('all workers have been replaced').length
/** Returns what the log says about the end of a process. */
const endOf = (pid: number) => lines.split('\n').filter(line => line.includes(`"pid":${pid},"exitCode"`))
const isProcess = (pid: number) => like(serverProcesses.name, `%:${pid}`)

/** Begins a reload whose first new worker is not ready before the transaction ends, because it reads this table first. */
async function beginReload(holding: Client): Promise<void> {
  await holding.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode')
  server.kill('SIGHUP')
  const isStarting = sql`wait_event_type = 'Lock' and query like '%__drizzle_migrations%' and datname = current_database()`
  await expect.poll(() => database.db.$count(sql`pg_stat_activity`, isStarting)).toBe(1)
}

/** Resolves with the number of confirmations under way in this worker. */
function confirmingIn(pid: number): Promise<number> {
  const { db } = database
  const isUnderWay = and(isNull(idempotentResponses.status), like(idempotentResponses.scope, 'confirmTransfer:%'))
  const ids = db.select({ id: serverProcesses.id }).from(serverProcesses).where(isProcess(pid))
  return db.$count(idempotentResponses, and(isUnderWay, inArray(idempotentResponses.processId, ids)))
}

async function paidFrom(walletId: string, amount: number): Promise<string[]> {
  const isPaid = and(eq(transfers.walletId, walletId), eq(transfers.amount, amount), eq(transfers.state, 'paid'))
  const rows = await database.db.select({ id: transfers.id }).from(transfers).where(isPaid)
  return rows.map(({ id }) => id).toSorted()
}

test('a new worker that is killed before it is ready ends the reload, and the others go on', async () => {
  const before = workers()
  const killed = await withAdmin(postgres.url, async holding => {
    await beginReload(holding)
    const [started = 0] = workers().filter(pid => !before.includes(pid))
    process.kill(started, 'SIGKILL')
    await expect.poll(() => endOf(started)).toHaveLength(1)
    return started
  })
  expect(endOf(killed)).toEqual([expect.stringMatching(/"signalCode":"SIGKILL".*so the restart ends here/)])
  expect(workers()).toEqual(before)
})

test.each([
  ['is being replaced', 0, 'A worker has ended before it finished. Its callers have to retry.'],
  ['still serves', 1, 'A worker has ended unexpectedly. Its callers have to retry.'],
])(
  'a worker that is killed in a reload while it %s loses no payment, and none is made twice',
  async (_what, index, said) => {
    // Each run has an amount of its own, by which its payments are known.
    const amount = index + 1
    const { payer, drafts, walletId } = await payerOf(amount)
    const [before, earlier] = [workers(), reloads()]
    const killed = before[index]!
    const confirmed = await withAdmin(postgres.url, async holding => {
      await beginReload(holding)
      await holding.query('select from wallets where id = $1 for update', [walletId])
      // None of them ends before the transaction, so each has a connection of its own, and both workers have some.
      const confirming = drafts.map(draft => confirmDraft(payer, draft))
      await expect.poll(() => confirmingIn(killed)).toBeGreaterThan(0)
      process.kill(killed, 'SIGKILL')
      await expect.poll(workers).not.toContain(killed)
      // The keys of a process that has died are free when its lease ends.
      await database.db.update(serverProcesses).set({ leaseUntil: new Date() }).where(isProcess(killed))
      await holding.query('commit')
      return Promise.all(confirming)
    })
    expect(confirmed.map(({ status }) => status)).toEqual(drafts.map(() => 200))
    await expect.poll(reloads).toBe(earlier + 1)
    expect(workers()).toHaveLength(2)
    expect(workers().filter(pid => before.includes(pid))).toEqual([])
    expect(endOf(killed)).toEqual([expect.stringContaining('"signalCode":"SIGKILL"')])
    expect(endOf(killed)).toEqual([expect.stringContaining(said)])

    expect(await paidFrom(walletId, amount)).toEqual(drafts.map(({ transfer }) => transfer.transferId).toSorted())
    expect(await checkLedger(database.db)).toMatchObject({ differences: [] })
  },
)
