import { inArray, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import {
  DRAFT_CODE,
  type LiveWalletOwner,
  type PlinkProcesses,
  startPlinkProcesses,
} from '#api/testing/processes/plink-processes.ts'
import { ARCHIVE_SECONDS, type ArchivedPostgres, startArchivedPostgres } from './pgbackrest.ts'

// Postgres and pgBackRest may have to be installed first.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

/** The number of drafts that are created at a time. */
const DRAFTS = 500
const AT_ONCE = 4
/** The number of transfers between the events of the drill. */
const TRANSFERS = 50

/** The name that every business gets by mistake. */
const MISTAKE = 'Test'

interface Done<What> {
  what: What
  startedAt: Date
  endedAt: Date
}

let postgres: ArchivedPostgres
let plink: PlinkProcesses
beforeAll(async () => {
  postgres = await startArchivedPostgres()
  plink = await startPlinkProcesses(undefined, { url: postgres.url, drop: async () => {} })
})
afterAll(async () => {
  await plink?.stop()
  await postgres?.stop()
})

/** Starts customers who pay and sign in until the end, which returns the failures before it. */
function startLoad(payer: LiveWalletOwner, payee: LiveWalletOwner) {
  const drafts: string[] = []
  const [paid, signedIn, failures]: [Done<string>[], Done<LiveWalletOwner>[], unknown[]] = [[], [], []]
  let isOver = false
  const repeat = async (work: () => Promise<unknown>) => {
    try {
      while (!isOver) await work()
    } catch (error) {
      if (!isOver) failures.push(error)
    }
  }
  const pay = async (server: number) => {
    if (drafts.length === 0) drafts.push(...(await plink.draftsOf(payer, payee, DRAFTS)))
    const [what = '', startedAt] = [drafts.pop(), new Date()]
    const { status, body } = await plink.confirm(plink.through(server, payer), what, DRAFT_CODE)
    if (status === 200) paid.push({ what, startedAt, endedAt: new Date() })
    else if (!isOver) failures.push(body)
  }
  const signIn = async () => {
    const startedAt = new Date()
    signedIn.push({ startedAt, what: await plink.newWalletOwner(), endedAt: new Date() })
  }
  const running = [...Array.from({ length: AT_ONCE }, (_, index) => repeat(() => pay(index % 2))), repeat(signIn)]
  return {
    paid,
    signedIn,
    untilMore: async () => {
      const [payments, signIns] = [paid.length + TRANSFERS, signedIn.length + 2]
      await expect.poll(() => paid.length >= payments && signedIn.length >= signIns).toBe(true)
    },
    async end(destroy: () => Promise<void>): Promise<unknown[]> {
      isOver = true
      await Promise.all([destroy(), ...running])
      return failures
    },
  }
}

/** Returns the transfers that the database has as confirmed. */
async function known(ids: string[]): Promise<Set<string>> {
  const isKnown = sql`${inArray(transfers.id, ids)} and ${ne(transfers.state, 'draft')}`
  const rows = await plink.db.select({ id: transfers.id }).from(transfers).where(isKnown)
  return new Set(rows.map(({ id }) => id))
}

/** Resolves when the archive has everything that was written until now. A time after its end cannot be restored. */
async function untilArchived(): Promise<void> {
  const file = sql<string>`pg_walfile_name(pg_current_wal_lsn())`
  const [now] = await plink.db.select({ file }).from(sql`(values (1)) as one`)
  const isArchived = sql<boolean>`coalesce(last_archived_wal >= ${now?.file}, false)`
  const reads = async () => (await plink.db.select({ isArchived }).from(sql`pg_stat_archiver`))[0]?.isArchived
  await expect.poll(reads).toBe(true)
}

const nameOf = async ({ customer }: LiveWalletOwner): Promise<string> =>
  (await (await customer.get('/api/v1/auth/me')).json()).profile.businessName
const ids = (done: Done<string>[]): string[] => done.map(({ what }) => what)
const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1)

test('a lost machine, then every business renamed by mistake', async () => {
  const payer = await plink.ownerWith(1_000_000_00)
  const payee = await plink.newWalletOwner()
  const load = startLoad(payer, payee)
  await load.untilMore()
  await postgres.backUp()
  await load.untilMore()
  // The update has no condition.
  const rename = plink.db.update(profiles).set({ businessName: MISTAKE })
  const [mistake] = await rename.returning({ at: sql<string>`clock_timestamp()` })
  const point = addSeconds(new Date(mistake!.at), -1)
  expect(await nameOf(payer)).toBe(MISTAKE)
  await untilArchived()
  await load.untilMore()
  const destroyedAt = new Date()
  const failures = await load.end(async () => {
    await postgres.destroy()
    await Promise.all([plink.killServer(0), plink.killServer(1)])
  })
  expect(failures).toEqual([])
  const acknowledged = load.paid.filter(({ endedAt }) => endedAt < destroyedAt)

  // This restores everything that is archived.
  const started = performance.now()
  await postgres.restore()
  console.info(`The newest data accepts writes after ${secondsSince(started)} s.`)
  const kept = await known(ids(acknowledged))
  const lost = acknowledged.filter(({ what }) => !kept.has(what))
  const lostSince = Math.min(destroyedAt.getTime(), ...lost.map(({ endedAt }) => endedAt.getTime()))
  console.info(
    `RPO ${(destroyedAt.getTime() - lostSince) / 1000} s (archive_timeout ${ARCHIVE_SECONDS} s): ${lost.length} of ${acknowledged.length} payments lost.`,
  )
  expect(await plink.run('ledger:check')).toContain('The ledger agrees.')
  await postgres.destroy()

  // This restores the state one second before the mistake.
  const again = performance.now()
  await postgres.restore(point)
  expect(await plink.run('ledger:check')).toContain('The ledger agrees.')
  await Promise.all([plink.startServer(0), plink.startServer(1)])
  const before = ids(load.paid.filter(({ endedAt }) => endedAt < point))
  const after = ids(load.paid.filter(({ startedAt }) => startedAt > point))
  const [unpaid = ''] = after
  expect(await plink.confirm(plink.through(0, payer), unpaid, DRAFT_CODE)).toMatchObject({ status: 200 })
  console.info(
    `RTO ${secondsSince(again)} s: restored to a second before, checked, started, and the first payment made.`,
  )
  expect(await known(before)).toEqual(new Set(before))
  expect(await known(after)).toEqual(new Set([unpaid]))
  expect((await plink.moneyOf(payee)).available).toBe((await known(ids(load.paid))).size * 100)
  expect(await nameOf(payer)).not.toBe(MISTAKE)
  for (const { what, startedAt, endedAt } of load.signedIn) {
    const { status } = await what.customer.get('/api/v1/wallet')
    if (endedAt < point) expect(status).toBe(200)
    if (startedAt > point) expect(status).toBe(401)
  }
  console.info(
    `${before.length} payments before the point are there, ${after.length} after it are not. The ledger agrees.`,
  )
})
