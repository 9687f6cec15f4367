import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, count, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Deps } from '../../api/deps.ts'
import { startPostgres } from '../../api/dev/postgres/postgres.ts'
import { SANDBOX_ACCOUNTS } from '../../api/dev/seed/sandbox-accounts.ts'
import { readEnv } from '../../api/env.ts'
import { seedAccount } from '../../api/features/sandbox/seed-account.ts'
import type { Db } from '../../api/kernel/db/client.ts'
import { beneficiaries } from '../../api/kernel/db/schema/beneficiaries.ts'
import { stateChanges } from '../../api/kernel/db/schema/state-changes.ts'
import { transfers } from '../../api/kernel/db/schema/transfers.ts'
import { wallets } from '../../api/kernel/db/schema/wallet.ts'
import { openSealedDatabase } from '../../api/kernel/db/sealed/open-sealed-database.ts'
import { createLog } from '../../api/kernel/platform/log.ts'
import { type BeneficiaryStep, takeStep } from '../../api/money/beneficiaries/beneficiary-steps.ts'
import { checkLedger } from '../../api/money/ledger/check-ledger.ts'
import { post } from '../../api/money/ledger/post.ts'
import { productionDeps } from '../../api/run/server/production-deps.ts'
import { createDatabase, databaseUrl, withAdmin } from '../../api/testing/database/postgres-admin.ts'
import { nextMessage, request, startChild } from '../child.ts'
import { type Figure, ofRounds, ofSamples } from '../report.ts'
import { isShort } from '../short.ts'
import type { Confirmations } from './server-process.ts'
import { type PayoutBooks, startPayoutProvider } from './stand-in.ts'

/** The number of rounds with concurrent transfers, which are measured one by one. */
const ROUNDS = isShort ? 1 : 5
const TRANSFERS = isShort ? 40 : 10_000
/** The number of transfers that are confirmed one by one afterwards, for the time of a transfer that waits for no others. */
const PACED = isShort ? 10 : 300
const PACE_MILLISECONDS = 100
/** The number of concurrent confirmations at each server. */
const CONFIRMING = 4
const ALL = TRANSFERS + PACED
const PAYERS = isShort ? 10 : 500
const PROCESSES = 2
const AMOUNT = 1_00
const IBAN = 'SA0380000000608010167519'
/** A transfer that has not ended by then is lost. */
const PATIENCE_MILLISECONDS = 600_000

/**
 * Sends ten thousand transfers to IBANs through the jobs of two servers on one Postgres. Throws if one is lost or sent twice, or if the ledger and
 * the provider's books differ.
 */
export async function measureTransfers(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const name = `bench_${randomBytes(6).toString('hex')}`
  await withAdmin(postgres.url, admin => createDatabase(admin, name))
  const provider = await startPayoutProvider()
  const settings = { DATABASE_URL: databaseUrl(postgres.url, name), SECRET_KEY: randomBytes(48).toString('base64') }
  const env = readEnv(settings)
  const { database, secretKeys } = await openSealedDatabase(env)
  const { db } = database
  try {
    const ids = await prepare(productionDeps(env, database, secretKeys.current, createLog({ level: 'error' })))
    const servers = await startServers(provider.url, settings)
    const [atOnce, paced] = [ids.slice(0, TRANSFERS), ids.slice(TRANSFERS)]
    const rounds: Round[] = []
    for (let from = 0; from < TRANSFERS; from += TRANSFERS / ROUNDS)
      rounds.push(await runRound(db, servers, atOnce.slice(from, from + TRANSFERS / ROUNDS)))
    await confirm(db, servers, paced, { atATime: 1, pauseMilliseconds: PACE_MILLISECONDS * PROCESSES })
    await stopServers(servers)
    await requireAllSentOnce(db, provider)
    return figuresOf(rounds, await waitsOf(db, paced))
  } finally {
    await database.close()
    await provider.close()
    await postgres.stop()
  }
}

/** Stores customers with money and a beneficiary each, and drafts that wait for their code. */
async function prepare(deps: Deps): Promise<string[]> {
  const { db, clock } = deps
  const payers: Awaited<ReturnType<typeof newPayer>>[] = []
  for (let number = 0; number < PAYERS; number++) payers.push(await newPayer(deps, number))
  const at = clock()
  const drafts = Array.from({ length: ALL }, (_, index): typeof transfers.$inferInsert => ({
    ...payers[index % PAYERS]!,
    id: randomUUID(),
    payeeName: 'Riyadh Supplies Co.',
    payeeIban: IBAN,
    amount: AMOUNT,
    purpose: 'expenses_services',
    warnings: [],
    createdAt: at,
    state: 'draft',
    stateCause: 'created',
    stateSince: at,
  }))
  for (let from = 0; from < ALL; from += 500) await db.insert(transfers).values(drafts.slice(from, from + 500))
  await db.execute(sql`analyze`)
  return drafts.map(({ id }) => id)
}

async function newPayer(deps: Deps, number: number) {
  const { db, clock } = deps
  const digits = String(number).padStart(6, '0')
  const own = { id: randomUUID(), phone: `0578${digits}`, nationalId: `1995${digits}`, crNumber: `7005${digits}` }
  const { id: accountId } = own
  const { business } = SANDBOX_ACCOUNTS[0]!
  await db.transaction(tx => seedAccount(tx, { ...own, business, passwordHash: '' }, clock()))
  const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(sql`${wallets.accountId} = ${accountId}`)
  const walletId = wallet!.id
  const money = {
    kind: 'credit',
    type: 'incoming_transfer',
    houseAccount: 'safeguarding',
    counterparty: 'Bench',
  } as const
  await post(deps, walletId, { ...money, key: randomUUID(), amount: { amount: AMOUNT * Math.ceil(ALL / PAYERS) } })
  return { accountId, walletId, beneficiaryId: await newBeneficiary(db, accountId, clock()) }
}

async function newBeneficiary(db: Db, accountId: string, at: Date): Promise<string> {
  const id = randomUUID()
  const added = { state: 'unconfirmed', stateCause: 'added', stateSince: at } as const
  await db
    .insert(beneficiaries)
    .values({ id, accountId, name: 'Riyadh Supplies Co.', iban: IBAN, createdAt: at, ...added })
  const steps: BeneficiaryStep[] = [
    { from: 'unconfirmed', to: 'checking', cause: 'confirmed' },
    { from: 'checking', to: 'cooling_off', cause: 'match', payeeCheck: 'match', coolingEndsAt: at },
    { from: 'cooling_off', to: 'active', cause: 'cooling_off_over' },
  ]
  for (const step of steps) await takeStep(db, id, step, at)
  return id
}

async function startServers(url: string, settings: Record<string, string>): Promise<ChildProcess[]> {
  const servers = Array.from({ length: PROCESSES }, () =>
    startChild({ file: 'transfers/server-process.ts', output: 'ignore', args: [url], env: settings }),
  )
  await Promise.all(servers.map(server => nextMessage(server)))
  return servers
}

/** Lets each server confirm its share. Returns when all transfers are paid. */
async function confirm(
  db: Db,
  servers: ChildProcess[],
  ids: string[],
  pace: Omit<Confirmations, 'ids'>,
): Promise<void> {
  const share = (index: number) => ids.filter((_, at) => at % PROCESSES === index)
  await Promise.all(servers.map((server, index) => request(server, { ids: share(index), ...pace })))
  const end = performance.now() + PATIENCE_MILLISECONDS
  const areUnderWay = sql`${transfers.state} not in ('draft', 'paid')`
  while ((await db.$count(transfers, areUnderWay)) > 0 && performance.now() < end) await sleep(200)
}

/** The transfers per second: of time, of the servers' CPU, and of the CPU of servers and database, if the system reports that. */
interface Round {
  paid: number
  perServerSecond: number
  perCpuSecond: number | undefined
}

async function runRound(db: Db, servers: ChildProcess[], ids: string[]): Promise<Round> {
  const [database, cpu] = [await databaseCpuSeconds(db), await serverCpuSeconds(servers)]
  const started = performance.now()
  await confirm(db, servers, ids, { atATime: CONFIRMING, pauseMilliseconds: 0 })
  const seconds = (performance.now() - started) / 1000
  const serverSeconds = (await serverCpuSeconds(servers)) - cpu
  const after = await databaseCpuSeconds(db)
  const isKnown = database !== undefined && after !== undefined
  return {
    paid: ids.length / seconds,
    perServerSecond: ids.length / serverSeconds,
    perCpuSecond: isKnown ? ids.length / (serverSeconds + after - database) : undefined,
  }
}

async function serverCpuSeconds(servers: ChildProcess[]): Promise<number> {
  return sumOf(await Promise.all(servers.map(server => request(server, 'cpu'))))
}

const TICKS_PER_SECOND = 100

/** Returns the CPU time of all processes of the database, from Linux, or undefined elsewhere. */
async function databaseCpuSeconds(db: Db): Promise<number | undefined> {
  const [backend] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`generate_series(1, 1)`)
  const own = statOf(backend!.pid)
  if (!own) return undefined
  const postmaster = own.parent
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  // The CPU time of ended processes is included in that of the postmaster.
  const ticks = [statOf(postmaster)!.withEnded, ...children.map(pid => statOf(Number(pid))?.ticks ?? 0)]
  return sumOf(ticks) / TICKS_PER_SECOND
}

function statOf(pid: number) {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  // The second field is a name in brackets, which may contain spaces. The numbers of the other fields are those of proc(5).
  const fields = readFileSync(path, 'utf8').split(') ')[1]!.split(' ')
  const field = (number: number) => Number(fields[number - 3])
  const ticks = field(14) + field(15)
  return { parent: field(4), ticks, withEnded: ticks + field(16) + field(17) }
}

const sumOf = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

async function stopServers(servers: ChildProcess[]): Promise<void> {
  await Promise.all(
    servers.map(server => {
      server.send('stop')
      return once(server, 'exit')
    }),
  )
}

/** Throws unless each transfer is paid and was submitted once, and all books agree. */
async function requireAllSentOnce(db: Db, { payouts }: PayoutBooks): Promise<void> {
  const [ours] = await db
    .select({
      paid: count(),
      amount: sum(transfers.amount).mapWith(Number),
      submissions: sum(transfers.submissions).mapWith(Number),
    })
    .from(transfers)
    .where(sql`${transfers.state} = 'paid'`)
  const theirs = [...payouts.values()]
  const actual = {
    paid: ours!.paid,
    amount: ours!.amount,
    submissions: ours!.submissions,
    payouts: theirs.length,
    sent: theirs.reduce((all, { submissions }) => all + submissions, 0),
    out: theirs.reduce((all, { amount }) => all + amount, 0),
    differences: (await checkLedger(db)).differences.length,
  }
  const amount = ALL * AMOUNT
  const expected = {
    paid: ALL,
    amount,
    submissions: ALL,
    payouts: ALL,
    sent: ALL,
    out: amount,
    differences: 0,
  }
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(
      `Transfers were lost or sent twice: ${JSON.stringify(actual)} in place of ${JSON.stringify(expected)}`,
    )
  }
}

/** Returns the milliseconds from each of these confirmations until the provider had the transfer. */
async function waitsOf(db: Db, ids: string[]): Promise<number[]> {
  const rows = await db
    .select({ ms: sql<string>`extract(epoch from ${stateChanges.at} - ${transfers.confirmedAt}) * 1000` })
    .from(transfers)
    .innerJoin(stateChanges, sql`${stateChanges.rowId} = ${transfers.id}::text`)
    .where(and(inArray(transfers.id, ids), eq(stateChanges.tableName, 'transfers'), eq(stateChanges.to, 'submitted')))
  return rows.map(({ ms }) => Number(ms))
}

function figuresOf(rounds: Round[], waits: number[]): Figure[] {
  const of = `${TRANSFERS.toLocaleString('en')} transfers to IBANs, two servers on Postgres`
  const rate = { unit: 'per second', better: 'higher' } as const
  const perCpuSecond = rounds.flatMap(round => round.perCpuSecond ?? [])
  const wait = (share: number): Figure => ({
    name: `a transfer to an IBAN, ten a second: from code to submitted, ${share * 100} of 100`,
    ...ofSamples(waits, share),
    better: 'lower',
    unit: 'ms',
  })
  return [
    { ...rate, name: `${of}: paid`, ...ofRounds(rounds.map(({ paid }) => paid)) },
    {
      ...rate,
      name: `${of}: paid per second of CPU of the servers`,
      ...ofRounds(rounds.map(({ perServerSecond }) => perServerSecond)),
    },
    ...(perCpuSecond.length > 0
      ? [{ ...rate, name: `${of}: paid per second of CPU of servers and database`, ...ofRounds(perCpuSecond) }]
      : []),
    wait(0.5),
    wait(0.99),
  ]
}
