import { desc, eq } from 'drizzle-orm'
import { transactions } from '../../api/kernel/db/schema/ledger.ts'
import { cursorsOf } from '../../api/kernel/paging/cursor.ts'
import type { Customer } from '../../api/testing/customers/customer.ts'
import { addDays, riyadhDay } from '../../domain/riyadh-time.ts'
import { type Figure, median, ofRounds } from '../report.ts'
import { isShort } from '../short.ts'
import { type Kind, type WithWallet, withDatabases } from './databases.ts'
import { addHistory, COMMON, RARE, RARE_TYPE, UNCOMMON } from './history.ts'

const SIZES = isShort ? [100, 1000] : [1000, 1_000_000]
/** Filling the embedded database with more transactions takes minutes. */
const EMBEDDED_SIZES = isShort ? [100, 1000] : [1000, 100_000]
const ROUNDS = isShort ? 1 : 7
const WARM_UP_MILLISECONDS = isShort ? 10 : 200
const ROUND_MILLISECONDS = isShort ? 10 : 100
const BUDGET = 1.2

interface Measured extends Read {
  /** The median latency in milliseconds, by size and round. */
  medians: number[][]
}

/** Measures the reads of wallets of different sizes. */
export async function measurePages(): Promise<Figure[]> {
  return withDatabases(async ({ embedded, postgres }) => {
    const onPostgres = figuresOf(postgres, SIZES, await measure(postgres, SIZES))
    const onEmbedded = figuresOf(embedded, EMBEDDED_SIZES, await measure(embedded, EMBEDDED_SIZES))
    return [...onPostgres, ...onEmbedded]
  })
}

async function measure(kind: Kind, sizes: number[]): Promise<Measured[]> {
  const wallets: WithWallet[] = []
  for (const size of sizes) wallets.push(await filled(kind, size))
  const reads = await Promise.all(wallets.map(readsOf))
  const measured: Measured[] = []
  for (const [index, read] of reads[0]!.entries()) {
    const requests = wallets.map(
      ({ customer }, size) =>
        () =>
          latency(customer, reads[size]![index]!.path),
    )
    await interleave(requests, WARM_UP_MILLISECONDS)
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await interleave(requests, ROUND_MILLISECONDS))
    measured.push({ ...read, medians: wallets.map((_, size) => rounds.map(each => each[size]!)) })
  }
  return measured
}

/** Returns the median latency of each request. The requests alternate, so that other work on the machine affects all of them. */
async function interleave(requests: (() => Promise<number>)[], milliseconds: number): Promise<number[]> {
  const latencies = requests.map((): number[] => [])
  const end = performance.now() + milliseconds
  do {
    for (const [index, request] of requests.entries()) latencies[index]!.push(await request())
  } while (performance.now() < end)
  return latencies.map(median)
}

async function filled(kind: Kind, size: number): Promise<WithWallet> {
  const wallet = await kind.open()
  await addHistory(wallet.deps.db, wallet.walletId, size)
  return wallet
}

async function latency(customer: Customer, path: string): Promise<number> {
  const started = performance.now()
  const response = await customer.get(path)
  await response.text()
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return performance.now() - started
}

/** Compares the largest wallet with the smallest. */
function figuresOf(kind: Kind, sizes: number[], measured: Measured[]): Figure[] {
  const [few, many] = [sizes[0]!, sizes.at(-1)!].map(size => size.toLocaleString('en'))
  return measured.map(({ name, isPage, medians }) => ({
    name: `${isPage ? `transactions page, ${name}` : name}, of ${many} transactions, ${kind.name}`,
    peer: `that of ${few}`,
    unit: 'times',
    better: 'lower',
    budget: isPage ? BUDGET : undefined,
    ...ofRounds(medians.at(-1)!.map((each, round) => each / medians[0]![round]!)),
  }))
}

interface Read {
  name: string
  path: string
  /** Whether it reads a page of transactions. The budget for the size applies to pages only. */
  isPage: boolean
}

const WALLET = '/api/v1/wallet'
const YEAR_DAYS = 365
const MONTH_DAYS = 30

/**
 * Returns the reads of a wallet. Each wallet has its own cursor. A rare filter fills a page of the large wallet and only a part of a page of the
 * small one, so it is measured with one row as well.
 */
async function readsOf(wallet: WithWallet): Promise<Read[]> {
  const lastYear = addDays(riyadhDay(new Date()), -YEAR_DAYS)
  const page = (name: string, query: Record<string, string>) => ({
    name,
    path: `${WALLET}/transactions?${new URLSearchParams(query)}`,
    isPage: true,
  })
  return [
    page('first', {}),
    page('in the middle', { cursor: await middleOf(wallet) }),
    page('by status, of 20 one', { status: 'failed' }),
    page('by type, of 2 one', { type: 'local_pos' }),
    page('by type, of 200 one', { type: RARE_TYPE }),
    page('one row by type, of 200 one', { type: RARE_TYPE, limit: '1' }),
    page('by status and type, of 4000 one', { status: 'failed', type: RARE_TYPE }),
    page('a month a year ago', { from: addDays(lastYear, -MONTH_DAYS), to: lastYear }),
    page('search, of 10 one', { q: COMMON }),
    page('search, of 1000 one', { q: UNCOMMON }),
    page('one row by a search, of 1000 one', { q: UNCOMMON, limit: '1' }),
    page('search, five in all', { q: RARE }),
    page('search, none', { q: 'Nobody' }),
    page('search by two letters, none', { q: 'qj' }),
    { name: '`getWallet`', path: WALLET, isPage: false },
    { name: '`getWalletActivity` of a year', path: `${WALLET}/activity?period=year`, isPage: false },
    { name: '`getWalletSpending`', path: `${WALLET}/spending`, isPage: false },
  ]
}

/** Returns the cursor after the page in the middle of all transactions. */
async function middleOf({ deps, walletId }: WithWallet): Promise<string> {
  const ofWallet = eq(transactions.walletId, walletId)
  const [row] = await deps.db
    .select({ referenceId: transactions.referenceId })
    .from(transactions)
    .where(ofWallet)
    .orderBy(desc(transactions.createdAt), desc(transactions.sequence))
    .limit(1)
    .offset(Math.floor((await deps.db.$count(transactions, ofWallet)) / 2))
  const cursors = cursorsOf(deps.secretKey, `transactions of ${walletId}`)
  return cursors.write({ place: { row: row!.referenceId, direction: 'next' }, page: 2, limit: 20, filters: {} })
}
