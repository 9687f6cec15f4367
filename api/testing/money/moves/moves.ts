import fc from 'fast-check'
import type { TransferRepetition } from '#api/contract/generated/schemas.ts'
import { CALL_FAULTS, type Faults, QUESTION_FAULTS } from '#api/testing/providers/faulty-providers.ts'
import { SANDBOX_BILLS, SANDBOX_CARDS, SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'

/** The number of customers, each with a wallet and one sub-wallet. */
export const PARTIES = 3

type Card = keyof typeof SANDBOX_CARDS
type Iban = keyof typeof SANDBOX_PAYOUTS
type Bill = keyof typeof SANDBOX_BILLS

/** An event that moves the money of the customers. `which` selects one of the existing objects, if there is one. */
export type Move =
  /** Customers make these moves. Their money is in the main wallet unless `isSub`. */
  | { kind: 'card'; party: number; isSub: boolean; card: Card; amount: number; attempts: number; faults: Faults }
  | { kind: 'send'; from: number; to: number; amount: number }
  | { kind: 'payout'; party: number; isSub: boolean; iban: Iban | undefined; amount: number }
  /** `isSame` means a bill that others pay too. */
  | { kind: 'bill'; party: number; isSub: boolean; account: Bill | undefined; isSame: boolean; amount: number }
  | { kind: 'schedule'; party: number; to: number | undefined; repeats: TransferRepetition; amount: number }
  | { kind: 'cancel' | 'cancel_schedule' | 'remove_beneficiary'; which: number }
  | { kind: 'move'; party: number; isBack: boolean; amount: number }
  /** The bank and the card provider make these moves, and may notify us. */
  | { kind: 'credit'; party: number | undefined; amount: number; notices: number }
  | { kind: 'three_ds'; which: number; isApproved: boolean }
  | { kind: 'refund'; which: number; isPartial: boolean; notices: number }
  /** Staff makes these moves. */
  | { kind: 'dispute'; which: number }
  | { kind: 'reverse'; which: number }
  | { kind: 'decide_credit' | 'decide_top_up' | 'decide_transfer'; which: number; party: number; isCredited: boolean }
  | { kind: 'activate' | 'deactivate' | 'freeze' | 'unfreeze'; party: number }
  /** The jobs of some processes run at once, while another move may happen. */
  | { kind: 'work'; seconds: number; faults: Faults; processes: number; meanwhile: Move | undefined }

const party = fc.nat(PARTIES - 1)
const which = fc.nat(99)
const amount = fc.integer({ min: 1, max: 300_00 })
const isIt = fc.boolean()
const isSub = fc.nat(3).map(quarter => quarter === 0)
const notices = fc.nat(2)
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]
const of = <Kind extends Move['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds)
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 })

/** Half of the calls have no fault. */
const mostly = <T extends string>(faults: readonly T[]) =>
  fc.oneof(fc.constant(faults[0]!), fc.constantFrom(...faults.slice(1)))
const faults = fc.record({ call: mostly(CALL_FAULTS), question: mostly(QUESTION_FAULTS) })

const card = fc.constantFrom<Card[]>('paid', 'paid', 'paid', 'paid', 'three_ds', 'three_ds', ...keysOf(SANDBOX_CARDS))
const attempts = fc.constantFrom(1, 1, 2)
const payout = fc.record({
  kind: of('payout'),
  party,
  isSub,
  iban: fc.option(fc.constantFrom(...keysOf(SANDBOX_PAYOUTS)), { nil: undefined }),
  amount,
})

const bill = fc.record({
  kind: of('bill'),
  party,
  isSub,
  account: fc.option(fc.constantFrom(...keysOf(SANDBOX_BILLS)), { nil: undefined }),
  isSame: isIt,
  amount,
})

/** Moves that need no provider at once. */
const simple: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: of('send'), from: party, to: party, amount }) },
  { weight: 8, arbitrary: payout },
  { weight: 4, arbitrary: bill },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('schedule'),
      party,
      to: rarely(party),
      repeats: fc.constantFrom<TransferRepetition[]>('once', 'weekly'),
      amount,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: of('cancel', 'cancel_schedule', 'remove_beneficiary', 'remove_beneficiary'), which }),
  },
  { weight: 1, arbitrary: fc.record({ kind: of('move'), party, isBack: isIt, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: of('credit'), party: rarely(party), amount, notices }) },
  { weight: 2, arbitrary: fc.record({ kind: of('three_ds'), which, isApproved: isIt }) },
  { weight: 3, arbitrary: fc.record({ kind: of('refund'), which, isPartial: isIt, notices }) },
  { weight: 2, arbitrary: fc.record({ kind: of('dispute'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: of('reverse'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: of('decide_credit', 'decide_top_up', 'decide_transfer'),
      which,
      party,
      isCredited: isIt,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('activate', 'deactivate', 'freeze', 'unfreeze'), party }),
  },
)

const work = fc.record({
  kind: of('work'),
  seconds: fc.constantFrom(0, 10, 120, 3_600, 90_000, 604_800),
  faults,
  processes: fc.constantFrom(1, 2),
  meanwhile: rarely(simple),
})

export const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 3, arbitrary: fc.record({ kind: of('card'), party, isSub, card, amount, attempts, faults }) },
  { weight: 3, arbitrary: work },
)
