import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { DRAFT_CODE, type PlinkProcesses, startPlinkProcesses } from '#api/testing/processes/plink-processes.ts'
import { DidNotStart, startServer } from '#api/testing/processes/server-process.ts'
import { type RunningPgBouncer, startPgBouncer } from './pgbouncer.ts'

// PgBouncer may have to be installed first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const CONFIRMS = 1000
const AT_ONCE = 40

/** Two servers run behind PgBouncer, and 1,000 transfers of 1 SAR are confirmed at both, 40 at once. */
describe.each(['session', 'transaction'] as const)('PgBouncer in %s mode', mode => {
  let pgBouncer: RunningPgBouncer
  let plink: PlinkProcesses
  beforeAll(async () => {
    const { url, drop } = await emptyPostgres()
    pgBouncer = await startPgBouncer(url, mode)
    await drop()
    plink = await startPlinkProcesses(databaseUrl => ({
      DATABASE_URL: pgBouncer.through(databaseUrl),
      ...(mode === 'transaction' && { DIRECT_DATABASE_URL: databaseUrl }),
    }))
  })
  afterAll(async () => {
    await plink?.stop()
    await pgBouncer?.stop()
  })

  test('pays each of 1,000 transfers once', async () => {
    const [payer, payee] = [await plink.ownerWith(CONFIRMS * 100), await plink.newWalletOwner()]
    const waiting = await plink.draftsOf(payer, payee, CONFIRMS)
    const results: string[] = []
    const work = async (server: number) => {
      const customer = plink.through(server, payer)
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        const { status, body } = await plink.confirm(customer, id, DRAFT_CODE)
        results.push(String(body.code ?? status))
      }
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index % 2)))
    const seconds = (performance.now() - started) / 1000
    const paid = results.filter(result => result === '200').length
    console.info(
      `PgBouncer ${pgBouncer.version}, ${mode} mode: ${paid} of ${CONFIRMS} confirmed, ${results.length - paid} failed, ${Math.round(paid / seconds)} a second`,
    )
    expect(paid).toBe(CONFIRMS)
    expect(await plink.moneyOf(payer)).toEqual({ available: 0, onHold: 0 })
    expect(await plink.moneyOf(payee)).toEqual({ available: CONFIRMS * 100, onHold: 0 })
    expect(await plink.run('ledger:check')).toContain('The ledger agrees.')
  })

  test('is told apart: the start refuses transaction mode where LISTEN needs a connection of its own', async () => {
    const { url, drop } = await emptyPostgres()
    const starting = startServer({ DATABASE_URL: pgBouncer.through(url), DRAIN_DELAY_SECONDS: '0' })
    const outcome = await starting.then(
      async server => {
        server.kill('SIGTERM')
        return `started, and stopped with ${await server.exited}`
      },
      error => (error instanceof DidNotStart ? error.message : Promise.reject(error)),
    )
    if (mode === 'session') expect(outcome).toBe('started, and stopped with 0')
    else expect(outcome).toContain('DATABASE_URL leads to a pooler in transaction mode. Set DIRECT_DATABASE_URL')
    await drop()
  })
})
