import type { Customer } from '../../api/testing/customer.ts'
import { median, spread, table, verdict } from '../report.ts'
import type { WithWallet } from './customer-of.ts'
import { type Kind, withDatabases } from './databases.ts'
import { addHistory } from './history.ts'
import { type Read, readsOf } from './reads.ts'

const SIZES = [1000, 100_000, 1_000_000]
/** Filling the embedded database with more takes minutes. */
const EMBEDDED_SIZES = [1000, 100_000]
const ROUNDS = 9
const WARM_UP_MILLISECONDS = 300
const ROUND_MILLISECONDS = 250
const BUDGET = 1.2

interface Measured extends Read {
  /** By size: what half of the requests took at most, in milliseconds, a number for each round. */
  medians: number[][]
}

/** What is read of a wallet that has more and more transactions. */
export async function measurePages(): Promise<string> {
  return withDatabases(async ({ embedded, postgres }) => {
    const onPostgres = report(postgres, SIZES, await measure(postgres, SIZES))
    const onEmbedded = report(embedded, EMBEDDED_SIZES, await measure(embedded, EMBEDDED_SIZES))
    return [onPostgres, onEmbedded].join('\n\n')
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

/** The median of each. They go one by one, so that what else the machine does meets all alike. */
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - started
}

/** Compares the best rounds: what else the machine does makes a round slower, never faster. */
function report({ name }: Kind, sizes: number[], measured: Measured[]): string {
  const rows = measured.map(({ name, isPage, medians }) => {
    const [smallest, largest] = [medians[0]!, medians.at(-1)!]
    const ratio = Math.min(...largest) / Math.min(...smallest)
    return [
      name,
      ...medians.map(each => `${Math.min(...each).toFixed(2)} ms`),
      `**${times(ratio)}**`,
      spread(
        largest.map((each, round) => each / smallest[round]!),
        times,
      ),
      isPage ? `at most ${BUDGET}: ${verdict(ratio <= BUDGET)}` : 'none',
    ]
  })
  const heads = sizes.map(size => `${size.toLocaleString('en')} transactions`)
  return [
    `A page of transactions and other reads of one wallet, database ${name}: half of the requests take at most; the best of ${ROUNDS} rounds.\n`,
    table(['Read', ...heads, 'The last is times the first', 'In single rounds', 'Budget'], rows),
  ].join('\n')
}

const times = (value: number) => value.toFixed(2)
