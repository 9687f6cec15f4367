import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { type Replication, startReplication } from '#api/testing/database/replication.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'

const [PAYER, PAYEE] = ['0500000011', '0500000020']

describe('two servers with a replica', () => {
  let databases: Replication
  let other: { url: string; drop(): Promise<void> }
  let servers: ServerProcess[]
  /** The same session at each server. */
  let payer: Customer[]
  let documentId: string
  let log = ''
  beforeAll(async () => {
    databases = await startReplication()
    other = await emptyPostgres()
    const settings = { DATABASE_URL: databases.primaryUrl, REPLICA_DATABASE_URL: databases.replicaUrl }
    const output = new PassThrough().on('data', chunk => {
      log += chunk
    })
    servers = [await startServer(settings, undefined, output), await startServer(settings)]
    const at = servers.map(({ url }) => ({ request: (path: string, init?: RequestInit) => fetch(url + path, init) }))
    const first = await seededCustomer(at[0]!, PAYER).signIn()
    payer = at.map(server => Object.assign(first.through(server), { accessToken: first.accessToken }))
    const today = riyadhDay(new Date())
    const statement = await payer[0]!.post('/api/v1/statements', { from: today, to: today })
    expect(statement.status).toBe(201)
    documentId = (await statement.json()).documentId
  })
  afterAll(async () => {
    await killServers()
    await databases?.stop()
    await other?.drop()
  })

  const metrics = async (server: number) => (await fetch(`${servers[server]!.url}/metrics`)).text()
  const readsFrom = async (server: number, from: 'primary' | 'replica') =>
    Number(new RegExp(`plink_replica_reads_total{from="${from}"} (\\d+)`).exec(await metrics(server))?.[1])
  const warnings = async (server: number) =>
    (await (await fetch(`${servers[server]!.url}/health/ready`)).json()).warnings
  const untilUsed = (server: number) => expect.poll(() => warnings(server)).toEqual([])
  const untilLogged = (problem: string) => expect.poll(() => log).toContain(`"problem":"${problem}"`)
  const untilUnused = (server: number) => expect.poll(() => warnings(server)).toEqual(['replica_unused'])

  async function pay(): Promise<string> {
    const draft = await prepareTo(payer[0]!, PAYEE, 1_00)
    expect(await confirmDraft(payer[0]!, draft)).toMatchObject({ status: 200 })
    return draft.transfer.transferId
  }
  async function newest(server: number): Promise<string> {
    const { items } = await (await payer[server]!.get('/api/v1/transfers')).json()
    return items[0].transferId
  }
  /** Resolves once the replica has everything that the payer has written. */
  const untilReplicaReads = (server: number) =>
    expect
      .poll(async () => {
        const before = await readsFrom(server, 'replica')
        await newest(server)
        return (await readsFrom(server, 'replica')) - before
      })
      .toBe(1)

  const operations = Object.entries<{ get?: Record<string, unknown> }>(
    parse(readFileSync(new URL('openapi.yaml', PROJECT_ROOT), 'utf8')).paths,
  ).flatMap(([path, { get }]) => (get?.['x-reads'] === 'replica' ? [[String(get.operationId), path] as const] : []))

  test.each(operations)('%s is read from it', async (_name, path) => {
    // The replica may fall behind at any moment, and then the primary is read.
    const readsOfReplica = async () => {
      const before = await readsFrom(1, 'replica')
      const response = await payer[1]!.get(path.replace('{documentId}', documentId))
      expect(response.status).toBe(200)
      await response.text()
      return (await readsFrom(1, 'replica')) - before
    }
    await expect.poll(readsOfReplica).toBe(1)
  })

  test('customers see what they have written, at whichever server', async () => {
    for (let round = 0; round < 10; round += 1) {
      const paid = await pay()
      expect(await newest(1)).toBe(paid)
      expect(await newest(0)).toBe(paid)
    }
  })

  test('a replica that is behind leaves writers to the primary, and in the end everybody', async () => {
    await untilReplicaReads(1)
    await databases.pause()
    const paid = await pay()
    const before = await readsFrom(1, 'primary')
    expect(await newest(1)).toBe(paid)
    expect(await readsFrom(1, 'primary')).toBe(before + 1)
    await untilUnused(0)
    await untilLogged('behind')
    expect(await metrics(0)).toContain('plink_replica_used 0')
    expect(Number(/^plink_replica_lag_seconds (.+)$/m.exec(await metrics(0))?.[1])).toBeGreaterThan(5)
    await databases.resume()
    await untilUsed(1)
    await untilReplicaReads(1)
    expect(await newest(1)).toBe(paid)
  })

  test('one that hangs costs a reader seconds at first, and no answer; a server beside it starts and stops', async () => {
    await untilReplicaReads(0)
    const before = await newest(0)
    databases.freezeReplica()
    expect(await newest(0)).toBe(before)
    const paid = await pay()
    expect(await newest(1)).toBe(paid)
    await untilUnused(0)
    await untilLogged('unreachable')
    const beside = await startServer({ DATABASE_URL: databases.primaryUrl, REPLICA_DATABASE_URL: databases.replicaUrl })
    expect((await (await fetch(`${beside.url}/health/ready`)).json()).warnings).toEqual(['replica_unused'])
    beside.kill('SIGTERM')
    expect(await beside.exited).toBe(0)
    databases.thawReplica()
    await untilUsed(0)
    await untilReplicaReads(0)
    expect(await newest(0)).toBe(paid)
  })

  test('a primary that commits nothing fails the probe', async () => {
    const { ping, close } = connectPostgres(databases.primaryUrl)
    await databases.blockCommits()
    await expect(ping()).rejects.toThrow('timeout')
    await databases.unblockCommits()
    await expect.poll(async () => ping()).toBeUndefined()
    await close()
  })

  test.each([
    { what: 'database of the same Postgres', urlOf: () => databases.replicaUrl.replace(/postgres$/, 'template1') },
    { what: 'Postgres', urlOf: () => other.url },
  ])('one of another $what is not used', async ({ urlOf }) => {
    const lines = new PassThrough({ encoding: 'utf8' })
    const settings = { DATABASE_URL: databases.primaryUrl, REPLICA_DATABASE_URL: urlOf() }
    const { url } = await startServer(settings, undefined, lines)
    expect((await (await fetch(`${url}/health/ready`)).json()).warnings).toEqual(['replica_unused'])
    expect(lines.read()).toContain('"problem":"other_database"')
    const there = Object.assign(payer[0]!.through({ request: (path, init) => fetch(url + path, init) }), {
      accessToken: payer[0]!.accessToken,
    })
    const { items } = await (await there.get('/api/v1/transfers')).json()
    expect(items[0].transferId).toBe(await newest(0))
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('plink_replica_reads_total{from="replica"} 0')
  })

  test('one that is away, and then promoted, is not used', async () => {
    await databases.stopReplica()
    expect(await newest(0)).toBe(await newest(1))
    await untilUnused(0)
    await untilLogged('unreachable')
    await databases.restartReplica()
    await untilUsed(0)
    await untilReplicaReads(0)
    await databases.promote()
    await untilUnused(0)
    await untilLogged('promoted')
    const paid = await pay()
    expect(await newest(0)).toBe(paid)
  })
})
