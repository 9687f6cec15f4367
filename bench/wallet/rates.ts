import type { InstructionOf } from '../../api/ledger/instruction.ts'
import { post } from '../../api/ledger/post.ts'
import { spread, table } from '../report.ts'
import { type Kind, type WithWallet, withDatabases } from './databases.ts'

const ROUNDS = 11
const WARM_UP_MILLISECONDS = 1500
const ROUND_MILLISECONDS = 400

type Work = () => Promise<unknown>

interface Comparison {
  name: string
  plink: Work
  bare: Work
}

/** Measures reads of a wallet and postings per second, one at a time, beside the bare statements of the same database. */
export async function measureRates(): Promise<string> {
  const rows = await withDatabases(async ({ embedded, postgres }) => [
    ...(await rowsOf(embedded)),
    ...(await rowsOf(postgres)),
  ])
  return [
    `Wallet, one at a time, per second: of CPU time for the embedded database, of wall time for the Postgres server; the best of ${ROUNDS} rounds. Bare is the driver of the same database: one row read by its key; one row inserted and one updated in a transaction.\n`,
    table(['Database', 'Work', 'Plink', 'Bare', 'Plink is times that', 'In single rounds'], rows),
  ].join('\n')
}

async function rowsOf(kind: Kind): Promise<string[][]> {
  const wallet = await kind.open()
  const peer = await kind.openPeer()
  await posting(wallet, { kind: 'top_up', type: 'wallet_top_up', amount: sar(1_000_000), counterparty: 'Bench' })()
  const comparisons: Comparison[] = [
    { name: '`getWallet`', plink: reading(wallet), bare: peer.read },
    { name: '`post` of a payment', plink: paying(wallet), bare: peer.post },
  ]
  const rows: string[][] = []
  for (const comparison of comparisons)
    rows.push([kind.name, comparison.name, ...(await cells(comparison, kind.clock))])
  return rows
}

function reading({ customer }: WithWallet): Work {
  return async () => {
    const response = await customer.get('/api/v1/wallet')
    await response.text()
    if (!response.ok) throw new Error(`getWallet responded with ${response.status}`)
  }
}

const paying = (wallet: WithWallet): Work =>
  posting(wallet, { kind: 'payment', type: 'local_pos', amount: sar(1), counterparty: 'Bench' })

const sar = (amount: number) => ({ amount, currency: 'SAR' as const })

type Exchange = Omit<InstructionOf<'top_up'>, 'key'> | Omit<InstructionOf<'payment'>, 'key'>

function posting({ deps, walletId }: WithWallet, instruction: Exchange): Work {
  return () => post(deps, walletId, { ...instruction, key: crypto.randomUUID() })
}

async function cells({ plink, bare }: Comparison, clock: Kind['clock']): Promise<string[]> {
  const rates: [number, number][] = []
  for (const work of [plink, bare]) await rate(work, WARM_UP_MILLISECONDS, clock)
  for (let round = 0; round < ROUNDS; round++) {
    rates.push([await rate(plink, ROUND_MILLISECONDS, clock), await rate(bare, ROUND_MILLISECONDS, clock)])
  }
  const best = (side: 0 | 1) => Math.max(...rates.map(each => each[side]))
  const ratios = rates.map(([ours, theirs]) => ours / theirs)
  return [best(0).toFixed(0), best(1).toFixed(0), `**${times(best(0) / best(1))}**`, spread(ratios, times)]
}

/** Per second of the given clock. */
async function rate(work: Work, milliseconds: number, clock: Kind['clock']): Promise<number> {
  const end = performance.now() + milliseconds
  const started = clock()
  let done = 0
  for (; performance.now() < end; done++) await work()
  return (done * 1000) / (clock() - started)
}

const times = (value: number) => value.toFixed(2)
