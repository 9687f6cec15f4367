import type { InstructionOf } from '../../api/money/ledger/instruction.ts'
import { post } from '../../api/money/ledger/post.ts'
import { type Figure, ofRounds } from '../report.ts'
import { isShort } from '../short.ts'
import { type Kind, type WithWallet, withDatabases } from './databases.ts'

const ROUNDS = isShort ? 1 : 9
const WARM_UP_MILLISECONDS = isShort ? 50 : 1000
const ROUND_MILLISECONDS = isShort ? 50 : 400

type Work = () => Promise<unknown>

interface Comparison {
  name: string
  /** The budget per second of CPU, with the embedded database. */
  atLeast: number
  plink: Work
  bare: Work
}

/**
 * Measures reads of a wallet and postings per second, one at a time, beside the bare statements on the same database: one row read by its key; one
 * row inserted and one updated in a transaction.
 */
export async function measureRates(): Promise<Figure[]> {
  return withDatabases(async ({ embedded, postgres }) => [
    ...(await figuresOf(embedded)),
    ...(await figuresOf(postgres)),
  ])
}

async function figuresOf(kind: Kind): Promise<Figure[]> {
  const wallet = await kind.open()
  const peer = await kind.openPeer()
  await posting(wallet, { kind: 'top_up', type: 'wallet_top_up', amount: sar(1_000_000), counterparty: 'Bench' })()
  const comparisons: Comparison[] = [
    { name: '`getWallet`', atLeast: 1000, plink: reading(wallet), bare: peer.read },
    { name: '`post` of a payment', atLeast: 500, plink: paying(wallet), bare: peer.post },
  ]
  const figures: Figure[] = []
  for (const comparison of comparisons) figures.push(...(await compare(comparison, kind)))
  return figures
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

async function compare({ name, atLeast, plink, bare }: Comparison, kind: Kind): Promise<Figure[]> {
  const rates: [number, number][] = []
  for (const work of [plink, bare]) await rate(work, WARM_UP_MILLISECONDS, kind.clock)
  for (let round = 0; round < ROUNDS; round++) {
    rates.push([await rate(plink, ROUND_MILLISECONDS, kind.clock), await rate(bare, ROUND_MILLISECONDS, kind.clock)])
  }
  const common = { name: `${name} per ${kind.per}, ${kind.name}`, better: 'higher' } as const
  return [
    {
      ...common,
      unit: 'per second',
      budget: kind.name === 'embedded' ? atLeast : undefined,
      ...ofRounds(rates.map(([ours]) => ours)),
    },
    {
      ...common,
      unit: 'times',
      peer: 'the bare statements',
      ...ofRounds(rates.map(([ours, theirs]) => ours / theirs)),
    },
  ]
}

/** Returns the rate per second of this clock. */
async function rate(work: Work, milliseconds: number, clock: Kind['clock']): Promise<number> {
  const end = performance.now() + milliseconds
  const started = clock()
  let done = 0
  for (; performance.now() < end; done++) await work()
  return (done * 1000) / (clock() - started)
}
