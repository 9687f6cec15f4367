import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import type { Database } from '#api/kernel/db/client.ts'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { type Customer, seededCustomer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { processTree } from '#api/testing/processes/process-tree.ts'
import { readAllTheTime } from '#api/testing/processes/read-load.ts'
import { DidNotStart, killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'
import { at } from '#api/testing/processes/server-requests.ts'

/** A module that stops the supervisor as soon as a worker has reported that it is ready, while that worker waits for its core. */
const STOP_WHEN_READY = `data:text/javascript,${encodeURIComponent(`
  const pause = milliseconds => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
  const send = process.send?.bind(process)
  if (send) process.send = (message, ...rest) => {
    const isSent = send(message, ...rest)
    if (message.kind !== 'ready') return isSent
    pause(200)
    process.kill(process.ppid, 'SIGTERM')
    pause(500)
    return isSent
  }
`)}`

describe('two workers behind one port', () => {
  let postgres: { url: string; drop(): Promise<void> }
  let database: Database
  let server: ServerProcess
  let customer: Customer
  let lines = ''
  beforeAll(async () => {
    postgres = await emptyPostgres()
    const log = new PassThrough({ encoding: 'utf8' })
    log.on('data', chunk => {
      lines += chunk
    })
    server = await startServer({ DATABASE_URL: postgres.url, WORKERS: '2' }, 'api/main.ts', log)
    database = connectPostgres(postgres.url)
    customer = await seededCustomer(at(server), '0500000010').signIn()
  })
  afterAll(async () => {
    await killServers()
    await database.close()
    await postgres.drop()
  })

  /** Returns the ids of the processes that have a lease. */
  async function workers(): Promise<number[]> {
    const alive = await database.db.select().from(serverProcesses).where(gt(serverProcesses.leaseUntil, new Date()))
    return alive.map(({ name }) => Number(name?.split(':').at(-1)))
  }
  const rounds = () => lines.split('all workers have been replaced').length
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
  const countOf = async (operation: string) =>
    Number(new RegExp(`_count{operation="${operation}",status="200"} (\\d+)`).exec(await metrics())?.[1] ?? 0)

  test('have a lease each, and one page of metrics', async () => {
    expect(await workers()).toHaveLength(2)
    const before = await countOf('getWallet')
    await Promise.all(Array.from({ length: 20 }, async () => (await customer.get('/api/v1/wallet')).text()))
    expect(await countOf('getWallet')).toBe(before + 20)
    const { 1: connections } = /plink_database_connections{state="idle"} (\d+)/.exec(await metrics()) ?? []
    expect(Number(connections)).toBeGreaterThan(1)
  })

  test('are both replaced at SIGHUP, without a failed request, and what they have counted stays', async () => {
    const [before, earlier] = [await workers(), rounds()]
    const { good, end } = readAllTheTime(customer)
    await expect.poll(good).toBeGreaterThan(20)
    server.kill('SIGHUP')
    const left = async () => (await workers()).filter(pid => before.includes(pid)).length
    await expect.poll(left).toBe(0)
    const after = good()
    await expect.poll(good).toBeGreaterThan(after + 20)
    expect(await end()).toEqual([])
    expect(await workers()).toHaveLength(2)
    expect(await countOf('getWallet')).toBeGreaterThanOrEqual(good())
    // A worker has released its lease before it ends.
    await expect.poll(rounds).toBe(earlier + 1)
  })

  test('are two, both new, if one is killed while they are replaced, and SIGHUP comes again', async () => {
    const earlier = rounds()
    const children = () => processTree(server.pid ?? 0).slice(1)
    const before = children()
    const [, other = 0] = before
    server.kill('SIGHUP')
    // The first is being replaced once a third process exists.
    await expect.poll(() => children().length).toBe(3)
    process.kill(other, 'SIGKILL')
    await expect.poll(rounds).toBe(earlier + 1)
    expect(children()).toHaveLength(2)
    expect(children().filter(pid => before.includes(pid))).toEqual([])

    server.kill('SIGHUP')
    await expect.poll(rounds).toBe(earlier + 2)
    expect(children()).toHaveLength(2)
    expect((await customer.get('/api/v1/wallet')).status).toBe(200)
  })

  test('are two again after one was killed', async () => {
    const [killed = 0, other] = await workers()
    process.kill(killed, 'SIGKILL')
    const others = async () => (await workers()).filter(pid => pid !== killed)
    await expect.poll(others).toEqual(expect.arrayContaining([other, expect.any(Number)]))
    await expect.poll(async () => (await others()).length).toBe(2)
    expect((await customer.get('/api/v1/wallet')).status).toBe(200)
  })

  test('end without a failure when they are stopped while one still starts', async () => {
    const port = String(await freePort())
    const child = spawn(process.execPath, ['api/main.ts'], {
      cwd: fileURLToPath(PROJECT_ROOT),
      env: { PATH: process.env.PATH, DATABASE_URL: postgres.url, WORKERS: '3', PORT: port, DRAIN_DELAY_SECONDS: '0' },
      stdio: 'ignore',
    })
    const exited = once(child, 'exit')
    const live = () =>
      fetch(`http://localhost:${port}/health/live`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(live).toBe(200)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  })

  test('end without a failure when they are stopped just as one is ready', async () => {
    const child = spawn(process.execPath, ['--import', STOP_WHEN_READY, 'api/main.ts'], {
      cwd: fileURLToPath(PROJECT_ROOT),
      env: { PATH: process.env.PATH, DATABASE_URL: postgres.url, WORKERS: '2', PORT: '0', DRAIN_DELAY_SECONDS: '0' },
      stdio: 'ignore',
    })
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('of which one hangs at SIGTERM, end without it, which is said', async () => {
    const others = await workers()
    const log = new PassThrough({ encoding: 'utf8' })
    const stopped = await startServer({ DATABASE_URL: postgres.url, WORKERS: '2' }, 'api/main.ts', log)
    const [hanging = 0] = (await workers()).filter(pid => !others.includes(pid))
    process.kill(hanging, 'SIGSTOP')
    stopped.kill('SIGTERM')
    // The output ends when the last of the processes ends.
    expect(await stopped.exited).toBe(1)
    expect(log.read()).toContain(`"pids":[${hanging}],"msg":"Workers hang`)
  })

  test('do not start on settings that are wrong, which is said once', async () => {
    const refused = await startServer({ DATABASE_URL: 'postgres://plink@127.0.0.1:1/plink', WORKERS: '2' }).catch(
      error => error,
    )
    expect(refused).toBeInstanceOf(DidNotStart)
    expect(refused.exitCode).toBe(1)
    expect(refused.message.match(/Check that it runs and that DATABASE_URL names/g)).toHaveLength(1)
  })
})
