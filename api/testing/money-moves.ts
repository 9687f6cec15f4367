import fc from 'fast-check'
import { SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/sandbox-money.ts'

/** How a call of the payout provider goes wrong. `killed` before it: nothing left. After it: the provider has it, and we do not know. */
const FAULTS = ['none', 'not_sent', 'killed_before', 'killed_after', 'answer_lost', 'no_find'] as const
export type Fault = (typeof FAULTS)[number]

/** What may happen to the money of some wallets. */
export type Move =
  | { kind: 'card'; wallet: number; card: keyof typeof SANDBOX_CARDS; amount: number }
  | { kind: 'dispute' | 'refund'; wallet: number }
  | { kind: 'credit'; wallet: number | undefined; amount: number; notices: number }
  | { kind: 'send'; from: number; to: number; amount: number }
  | { kind: 'payout'; from: number; iban: keyof typeof SANDBOX_PAYOUTS | undefined; amount: number }
  | { kind: 'freeze' | 'unfreeze'; wallet: number }
  | { kind: 'work'; seconds: number; fault: Fault; processes: number }

/** They have the numbers from 0. */
export const WALLETS = 3
const wallet = fc.nat(WALLETS - 1)
const amount = fc.integer({ min: 1, max: 300_00 })
const pick = <T extends string>(names: readonly T[]) => fc.constantFrom(...names)
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]
const card = fc.record({ kind: fc.constant('card' as const), wallet, card: pick(keysOf(SANDBOX_CARDS)), amount })
/** What becomes of the newest card payment of a wallet. */
const takenBack = fc.record({ kind: fc.constantFrom('dispute' as const, 'refund' as const), wallet })
const credit = fc.record({
  kind: fc.constant('credit' as const),
  wallet: fc.option(wallet, { nil: undefined, freq: 4 }),
  amount,
  notices: fc.nat(2),
})
const send = fc.record({ kind: fc.constant('send' as const), from: wallet, to: wallet, amount })
const payout = fc.record({
  kind: fc.constant('payout' as const),
  from: wallet,
  iban: fc.option(pick(keysOf(SANDBOX_PAYOUTS)), { nil: undefined }),
  amount,
})
const freeze = fc.record({ kind: fc.constantFrom('freeze' as const, 'unfreeze' as const), wallet })
const someWork = fc.record({
  kind: fc.constant('work' as const),
  seconds: fc.constantFrom(0, 10, 120, 3_600, 90_000),
  fault: pick(FAULTS),
  processes: fc.constantFrom(1, 2),
})
export const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: card },
  { weight: 2, arbitrary: takenBack },
  { weight: 2, arbitrary: credit },
  { weight: 2, arbitrary: send },
  { weight: 5, arbitrary: payout },
  { weight: 1, arbitrary: freeze },
  { weight: 5, arbitrary: someWork },
)
