import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { postings } from '#api/kernel/db/schema/ledger.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { type PlinkProcesses, startPlinkProcesses } from '#api/testing/processes/plink-processes.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import type { ClusterNode } from './cluster/node.ts'
import { type LoadResult, startLoad } from './failover-load.ts'

// The programs may have to be installed first.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const TRANSFERS = 2000
const ACCOUNTS = 150
/** The number of transfers that are acknowledged before the primary is lost, and again after it has come back. */
const AROUND = 60
const MOST_SECONDS_WITHOUT_WRITES = 20

interface Loss {
  way: string
  lose(node: ClusterNode): void
  bring(node: ClusterNode): void
}
const LOSSES: Loss[] = [
  { way: 'kill -9 of Postgres and Patroni', lose: node => node.kill(), bring: node => node.start() },
  { way: 'freeze', lose: node => node.freeze(), bring: node => node.thaw() },
  { way: 'network cut', lose: node => node.isolate(), bring: node => node.rejoin() },
]

describe('the primary is lost', () => {
  let cluster: Cluster
  let plink: PlinkProcesses
  beforeAll(async () => {
    cluster = await startCluster()
    plink = await startPlinkProcesses(url => ({ DATABASE_URL: cluster.pooledUrl, DIRECT_DATABASE_URL: url }), {
      url: cluster.url,
      drop: async () => {},
    })
  })
  afterAll(async () => {
    await plink?.stop()
    await cluster?.stop()
  })

  /** Returns the transfers that were acknowledged and are not paid, and those without both sides. */
  async function lostOf({ acknowledged }: LoadResult, all: string[]) {
    const paid = await plink.db.select({ id: transfers.id }).from(transfers).where(sql`${transfers.state} = 'paid'`)
    const paidIds = new Set(paid.map(({ id }) => id))
    const sides = await plink.db
      .select({ transferId: postings.transferId, count: sql<number>`count(*)::int` })
      .from(postings)
      .where(inArray(postings.transferId, all))
      .groupBy(postings.transferId)
    return {
      lost: acknowledged.filter(({ transferId }) => !paidIds.has(transferId)).length,
      paid: all.filter(id => paidIds.has(id)).length,
      oneSided: sides.filter(({ count }) => count !== 2).length,
    }
  }

  /** Returns the health statuses of a server until the promise ends. */
  async function healthUntil(end: Promise<unknown>): Promise<Set<string>> {
    const reasons = new Set<string>()
    let isOver = false
    const over = end.finally(() => {
      isOver = true
    })
    // The error is thrown below.
    over.catch(() => {})
    while (!isOver) {
      const response = await plink.server(0).request('/health/ready')
      if (response.status === 503) reasons.add((await response.json()).reason)
      await sleep(500)
    }
    await over
    return reasons
  }

  test.each(LOSSES)('by $way', async ({ way, lose, bring }) => {
    const [payer, payee] = [await plink.ownerWith(TRANSFERS * 100), await plink.newWalletOwner()]
    const all = await plink.draftsOf(payer, payee, TRANSFERS)
    const accounts = []
    for (let count = 0; count < ACCOUNTS; count += 1) accounts.push(await plink.newAccount())
    await cluster.untilHealthy()
    const primary = await cluster.leader()
    if (!primary) throw new Error('No node leads')
    const load = startLoad(plink, { payer, transferIds: [...all], accounts })
    await load.more(AROUND)
    const lostAt = performance.now()
    lose(primary)
    const reasons = await healthUntil(cluster.untilAnotherLeads(primary))
    await load.more(AROUND)
    // The former primary comes back while others write.
    bring(primary)
    await load.more(AROUND)
    await cluster.untilHealthy()
    const result = await load.stop()
    const gap = longestGap(lostAt, result)
    const { lost, paid, oneSided } = await lostOf(result, all)
    const { tally, signedIn, rejected } = result
    const ledger = await plink.run('ledger:check')
    console.info(
      [
        `${way}: ${gap.toFixed(1)} s without writes (at most ${MOST_SECONDS_WITHOUT_WRITES})`,
        `  ${result.acknowledged.length} transfers acknowledged, ${lost} of them lost; ${paid} paid, ${oneSided} without both sides; ${signedIn.length} sign-ins`,
        `  meanwhile /health/ready said ${[...reasons].join(', ')}`,
        `  of ${tally.total} requests, ${tally.visibleFailures} failed for people after the web's retries; retried: ${list(tally.refused)}; other errors: ${list(tally.unexpected)}`,
        `  answers other than success: ${rejected.length ? [...new Set(rejected)].join('; ') : 'none'}; ${ledger.trim().split('\n').at(-1)}`,
      ].join('\n'),
    )
    expect([...reasons].filter(reason => !['unreachable', 'busy'].includes(reason))).toEqual([])
    expect(reasons.size).toBeGreaterThan(0)
    await expect.poll(async () => (await plink.server(0).request('/health/ready')).status).toBe(200)
    expect(gap).toBeLessThanOrEqual(MOST_SECONDS_WITHOUT_WRITES)
    expect({ lost, oneSided }).toEqual({ lost: 0, oneSided: 0 })
    expect([...tally.unexpected]).toEqual([])
    expect(rejected).toEqual([])
    expect(ledger).toContain('The ledger agrees.')
    expect(await plink.moneyOf(payee)).toEqual({ available: paid * 100, onHold: 0 })
    expect(await plink.moneyOf(payer)).toEqual({ available: (TRANSFERS - paid) * 100, onHold: 0 })
    for (const customer of signedIn) expect((await customer.get('/api/v1/auth/me')).status).toBe(200)
  })
})

/** Returns the longest gap in seconds, counted from the loss. */
function longestGap(lostAt: number, { acknowledged }: LoadResult): number {
  const after = acknowledged.map(({ at }) => at).filter(at => at >= lostAt)
  return Math.max(...after.map((at, index) => at - (after[index - 1] ?? lostAt))) / 1000
}

const list = (counts: Map<string, number>): string =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'
