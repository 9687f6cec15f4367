import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { NewSandboxBusiness, WalletActionRequest } from './contract/generated/schemas.ts'
import { callWith } from './dev/testing/api-keys.ts'
import { Customer, seededCustomer } from './dev/testing/customer.ts'
import { copyDataFolder, createDataFolder } from './dev/testing/data-folder.ts'
import { emptyPostgres, extractDataFolder } from './dev/testing/database.ts'
import { watch } from './dev/testing/events.ts'
import { topUp } from './dev/testing/money/wallet.ts'
import { outcome } from './dev/testing/outcome.ts'
import type { Server } from './dev/testing/personas.ts'
import { newSandboxBusiness } from './dev/testing/sandbox-businesses.ts'
import { DidNotStart, killServers, type ServerProcess, startServer } from './dev/testing/server-process.ts'
import { webhookReceiver } from './dev/testing/webhook-receiver.ts'
import { ENDPOINTS } from './dev/testing/webhook-steps.ts'
import { connectPostgres } from './kernel/db/postgres.ts'
import { apiKeyRequests } from './kernel/db/schema/api-keys.ts'
import { listen } from './run/server/listen.ts'

// Starting a process is slow when other stages share the cores.
vi.setConfig({ testTimeout: 90_000 })

const ON_POSTGRES = process.env.TEST_DB === 'postgres'
/** Its text message is never sent, so the request lasts until the provider's time-out. */
const SLOW_PHONE = '+966500000003'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plink-main-'))
  if (ON_POSTGRES) return
  await extractDataFolder('seeded', join(folder, 'first'))
  await createDataFolder(join(folder, 'first'))
}, 90_000)
afterAll(async () => {
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

function sendOtp({ url }: ServerProcess, phoneNumber: string): Promise<Response> {
  return fetch(`${url}/api/v1/auth/send-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phoneNumber, businessType: 'freelancer' }),
  })
}

const at = ({ url }: ServerProcess): Server => ({ request: (path, init) => fetch(url + path, init) })

async function change(owner: Customer, action: WalletActionRequest): Promise<void> {
  const { body } = await outcome(owner.post('/api/v1/wallet/actions', action))
  const done = await owner.post(`/api/v1/wallet/actions/${body.actionId}/confirm`, { otp: body.otpCode })
  expect(done.status).toBe(200)
}

/** Everything that the owner sees of the wallet. */
async function walletOf(owner: Customer): Promise<unknown[]> {
  const parts = ['', '/limits', '/sub-wallets', '/transactions', '/holds']
  return Promise.all(parts.map(async part => (await outcome(owner.get(`/api/v1/wallet${part}`))).body))
}

async function refusal(env: Record<string, string>): Promise<DidNotStart> {
  return startServer(env).then(
    () => Promise.reject(new Error('it started')),
    error => (error instanceof DidNotStart ? error : Promise.reject(error)),
  )
}

/** A copy of the data folder after a first start. */
async function newDataFolder(): Promise<string> {
  const dataDir = join(folder, randomUUID())
  await copyDataFolder(join(folder, 'first'), dataDir)
  return dataDir
}

describe.skipIf(ON_POSTGRES)('a server process', () => {
  test('stops gracefully: not ready, streams end, requests under way finish, exit code 0 within 10 seconds', async () => {
    const settings = { PROVIDER_TIMEOUT_SECONDS: '3', DRAIN_DELAY_SECONDS: '2' }
    const server = await startServer({ DATA_DIR: await newDataFolder(), ...settings })
    const events = await watch(await seededCustomer(at(server), '0500000010').signIn())
    const underWay = sendOtp(server, SLOW_PHONE)
    await new Promise(resolve => setTimeout(resolve, 500))
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)

    const stoppedAt = performance.now()
    server.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
    expect([await events.next(), await events.next(), await events.next()]).toEqual([
      'retry: 1000',
      'retry: 10000',
      undefined,
    ])
    expect((await underWay).status).toBe(504)
    expect(await server.exited).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  })

  test('refuses a port in use, and says what to do', async () => {
    const holder = await listen({ fetch: () => new Response() }, 0)
    const { exitCode, message } = await refusal({ DATA_DIR: await newDataFolder(), PORT: String(holder.port) })
    await holder.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
    expect(exitCode).toBe(1)
    expect(message).toContain('PORT=')
  })

  test('refuses invalid settings before it opens the database', async () => {
    const { exitCode, message } = await refusal({ DATA_DIR: join(folder, 'new'), PLINK_MODE: 'live' })
    expect(exitCode).toBe(1)
    expect(message).toContain('SECRET_KEY')
  })

  test('says that the database does not respond', async () => {
    const { exitCode, message } = await refusal({ DATABASE_URL: 'postgres://plink:hunter2@127.0.0.1:1/plink' })
    expect(exitCode).toBe(1)
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('hunter2')
  })
})

describe.skipIf(ON_POSTGRES)('a server that is killed and started again', () => {
  const phoneNumber = '+966512345678'
  let usedDir: string
  let second: ServerProcess
  let before: unknown[]
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  let shop: NewSandboxBusiness
  /** Of nobody else, because a job activates the wallets of the shared accounts again. */
  let closed: NewSandboxBusiness
  beforeAll(async () => {
    usedDir = await newDataFolder()
    const first = await startServer({ DATA_DIR: usedDir })
    receiver = await webhookReceiver()
    shop = await newSandboxBusiness(at(first))
    await sendOtp(first, phoneNumber)
    const owner = await seededCustomer(at(first), '0500000010').signIn()
    await change(owner, { type: 'set_limit', period: 'daily', limit: { amount: 300_000, currency: 'SAR' } })
    await change(owner, { type: 'create_sub_wallet', name: 'Branch' })
    before = await walletOf(owner)
    closed = await newSandboxBusiness(at(first))
    await change(await ownerOf(first, closed), { type: 'deactivate' })
    await hearOfPayments(first)
    first.kill('SIGKILL')
    await first.exited
    second = await startServer({ DATA_DIR: usedDir })
    receiver.answerWith(response => response.end())
  }, 150_000)
  afterAll(() => receiver.close())

  const ownerOf = (server: ServerProcess, { business, password }: NewSandboxBusiness) =>
    new Customer(at(server), { identifier: business.phoneNumber, password }).signIn()

  const call = async (server: ServerProcess, path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    const result = await callWith(at(server), shop.key, path, init)
    expect(result.status).toBeLessThan(300)
    return result.body
  }

  /** Returns when the endpoint has responded to ten of thirty events, and hangs at the next one. */
  async function hearOfPayments(server: ServerProcess): Promise<void> {
    receiver.answerWith(response => receiver.received.length <= 10 && response.end())
    await call(server, ENDPOINTS, { url: receiver.url })
    const { phoneNumber } = shop.business
    for (let count = 0; count < 30; count++)
      await call(server, '/api/sandbox/postings', { ...topUp(1_00), phoneNumber })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(11), { timeout: 30_000 })
  }

  test('keeps acknowledged data', async () => {
    const messages = await (
      await fetch(`${second.url}/api/sandbox/messages?phoneNumber=${encodeURIComponent(phoneNumber)}`)
    ).json()
    expect(messages.items).toHaveLength(1)
  })

  test('keeps the state of a wallet', async () => {
    expect(before).toMatchObject([
      { status: 'active', balance: { amount: 240_000 } },
      { overall: { daily: { limit: { amount: 300_000 } } } },
      { items: [{}, {}, { name: 'Branch' }] },
      { items: expect.arrayContaining([expect.objectContaining({ status: 'successful' })]) },
      { total: { amount: 18_000 } },
    ])
    expect(await walletOf(await seededCustomer(at(second), '0500000010').signIn())).toEqual(before)
    const [wallet] = await walletOf(await ownerOf(second, closed))
    expect(wallet).toMatchObject({ status: 'inactive' })
  })

  test('refuses a second process on its data folder, names it and says what to do', async () => {
    const { exitCode, message } = await refusal({ DATA_DIR: usedDir })
    expect(exitCode).toBe(1)
    expect(message).toContain(usedDir)
    expect(message).toContain('DATA_DIR=')
    expect(message).not.toContain('    at ')
  })

  test('sends every event, in order, and the one that was under way with the same id and body', async () => {
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(31)
    const { items } = await call(second, '/api/v1/events?limit=30')
    const events = Array.isArray(items) ? items.toReversed() : []
    const first = receiver.received.toSpliced(11, 1)
    expect(first.map(({ event }) => event)).toEqual(events)
    expect(first.map(({ id }) => id)).toEqual(events.map(({ eventId }) => eventId))
    const [once, again] = receiver.received.slice(10)
    expect([again?.id, again?.body]).toEqual([once?.id, once?.body])
  })
})

test.runIf(ON_POSTGRES)(
  'several processes start at once on one empty Postgres, report what another one changed, and store each call of a key before they stop',
  async () => {
    const { url, drop } = await emptyPostgres()
    const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL: url, DRAIN_DELAY_SECONDS: '0' })))
    for (const server of servers) expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
    const [one, other] = servers
    const customer = await seededCustomer(at(one!), '0500000010').signIn()
    const events = await watch(Object.assign(customer.through(at(other!)), { accessToken: customer.accessToken }))
    await change(customer, { type: 'deactivate' })
    expect(await events.change()).toEqual(['notifications', 'settings'])
    const { key } = await newSandboxBusiness(at(one!))
    expect((await callWith(at(one!), key)).status).toBe(200)
    for (const server of servers) server.kill('SIGTERM')
    expect(await events.change()).toBeUndefined()
    expect(await Promise.all(servers.map(server => server.exited))).toEqual([0, 0, 0])
    const { db, close } = connectPostgres(url)
    expect(await db.$count(apiKeyRequests)).toBe(1)
    await close()
    await drop()
  },
)
