import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#api/testing/database.ts'
import {
  type Answer,
  type Asked,
  type Period,
  SCOPES,
  type Scope,
  UNKNOWN,
  WalletModel,
} from '#api/testing/wallet-model.ts'
import { WalletUnderTest } from '#api/testing/wallet-under-test.ts'

const { db, close } = await testDatabase()
afterAll(close)

type Step = fc.AsyncCommand<WalletModel, WalletUnderTest>

/** Does it to both, and compares all that there is to see. */
function step(
  name: string,
  run: (model: WalletModel, real: WalletUnderTest) => Promise<Answers>,
  check: (model: Readonly<WalletModel>) => boolean = () => true,
): Step {
  return {
    check,
    toString: () => name,
    async run(model, real) {
      const { expected, actual } = await run(model, real)
      const { books, limits, ...rest } = await real.observe()
      expect(actual()).toEqual(expected)
      const { balances, transactions, holds } = model
      expect(rest).toEqual({ balances, transactions, holds })
      expect(limits).toEqual(model.limitStates())
      expect(books).toEqual({ unbalanced: 0, sum: 0, unexplained: 0 })
    },
  }
}
interface Answers {
  expected: Answer | string | undefined
  actual: () => Answer | string | undefined
}
const DONE: Answers = { expected: undefined, actual: () => undefined }

/** Whom a lot falls on: one of so many, now and then one that does not exist; nobody where there are none. */
function among<T>(these: readonly T[], lot: number): T | typeof UNKNOWN | undefined {
  return lot % 10 === 9 ? UNKNOWN : these[lot % these.length]
}
const placesOf = (list: readonly unknown[]) => [...list.keys()]

/** Left out where there is nothing to ask for. */
function posting(name: string, asked: (model: Readonly<WalletModel>) => Asked | undefined): Step {
  async function run(model: WalletModel, real: WalletUnderTest): Promise<Answers> {
    const instruction = asked(model)!
    const actual = await real.post(instruction)
    return { expected: model.post(instruction), actual }
  }
  return step(name, run, model => asked(model) !== undefined)
}

const lot = fc.nat(99)
/** An account: mostly the main wallet, which most of the money comes to. */
const accountLot = fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 9)
const amount = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 120_000 }))
/** Some come again, for something else. */
const key = fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constantFrom('key-one', 'key-two'))

const topUps = fc
  .record({
    key,
    lot: accountLot,
    type: fc.constantFrom('wallet_top_up', 'refund'),
    amount: fc.integer({ min: 1, max: 400_000 }),
  })
  .map(({ lot, ...rest }) =>
    posting(`top up ${fc.stringify({ lot, ...rest })}`, ({ balances }) => {
      const account = among(placesOf(balances), lot)
      return account === undefined ? undefined : { ...rest, kind: 'top_up', account }
    }),
  )
const spendings = fc
  .record({
    key,
    lot,
    kind: fc.constantFrom('payment', 'hold'),
    type: fc.constantFrom('local_pos', 'transfer'),
    amount,
  })
  .map(({ lot, ...rest }) =>
    posting(`spend ${fc.stringify({ lot, ...rest })}`, ({ balances }) => {
      const account = among(placesOf(balances), lot)
      return account === undefined ? undefined : { ...rest, account }
    }),
  )
const ends = fc.record({ key, lot, kind: fc.constantFrom('capture', 'release') }).map(({ lot, ...rest }) =>
  posting(`end ${fc.stringify({ lot, ...rest })}`, ({ holds }) => {
    const hold = among(placesOf(holds), lot)
    return hold === undefined ? undefined : { ...rest, hold }
  }),
)
/** Every other one is of a payment, so that not all are refused. */
const reversals = fc.record({ key, lot }).map(({ key, lot }) =>
  posting(`reverse ${fc.stringify({ lot, key })}`, ({ transactions }) => {
    const payments = placesOf(transactions).filter(place => transactions[place]!.direction === 'out')
    const transaction = among(lot % 2 ? placesOf(transactions) : payments, lot)
    return transaction === undefined ? undefined : { key, kind: 'reversal', transaction }
  }),
)
const moves = fc
  .record({
    key,
    lots: fc.constantFrom([0, 1], [0, 1], [0, 2], [1, 0], [2, 3], [3, 2], [0, 0], [0, 9], [9, 0]),
    amount,
  })
  .map(({ lots, ...rest }) =>
    posting(`move ${fc.stringify({ lots, ...rest })}`, ({ balances }) => {
      const [from, to] = lots.map(lot => among(placesOf(balances), lot))
      return from === undefined || to === undefined ? undefined : { ...rest, kind: 'move', from, to }
    }),
  )
const repetitions = fc
  .nat(99)
  .map(lot => posting(`repeat ${lot}`, ({ asked }) => asked[lot % Math.max(1, asked.length)]))
const limits = fc
  .record({
    scope: fc.constantFrom<Scope[]>(...SCOPES, 'reversal'),
    period: fc.constantFrom<Period[]>('daily', 'monthly'),
    amount: fc.oneof(fc.nat(50_000), fc.nat(500_000)),
  })
  .map(limit =>
    step(`limit ${fc.stringify(limit)}`, async (model, real) => {
      model.setLimit(limit.scope, limit.period, limit.amount)
      await real.setLimit(limit.scope, limit.period, limit.amount)
      return DONE
    }),
  )
const statuses = fc.constantFrom('active', 'active', 'active', 'inactive').map(status =>
  step(status, async (model, real) => {
    const refusal = await real.setStatus(status)
    return { expected: model.setStatus(status), actual: () => refusal }
  }),
)
const openings = fc.constant(
  step('open a sub-wallet', async (model, real) => {
    const refusal = await real.openSubWallet()
    return { expected: model.openSubWallet(), actual: () => refusal }
  }),
)

const HOUR = 3_600_000
/** Some hours, some weeks, or to the last millisecond of a day in Riyadh and the one after it. */
const waits = fc
  .oneof(
    fc.integer({ min: 1, max: 30 }).map(hours => ({ text: `${hours} hours`, after: later(hours * HOUR) })),
    fc.integer({ min: 1, max: 5 }).map(weeks => ({ text: `${weeks} weeks`, after: later(weeks * 168 * HOUR) })),
    fc.constant({ text: 'a millisecond', after: later(1) }),
    fc.constant({ text: 'for midnight', after: lastMillisecondOfDay }),
  )
  .map(({ text, after }) =>
    step(`wait ${text}`, async (model, real) => {
      model.now = after(model.now)
      real.now = model.now
      return DONE
    }),
  )
function later(milliseconds: number) {
  return (now: Date) => new Date(now.getTime() + milliseconds)
}
function lastMillisecondOfDay(now: Date): Date {
  const intoDay = (now.getTime() + 3 * HOUR) % (24 * HOUR)
  return later(24 * HOUR - 1 - intoDay)(now)
}

const steps = fc.commands(
  [topUps, topUps, spendings, spendings, spendings, ends, ends, reversals, moves, repetitions].concat([
    limits,
    waits,
    statuses,
    openings,
  ]),
  { maxCommands: 40, size: 'max' },
)

test('a wallet does what its model does, whatever is asked of it', { timeout: 60_000 }, async () => {
  const start = new Date('2026-01-30T09:00:00.000Z')
  const setup = async () => ({ model: new WalletModel(start), real: await WalletUnderTest.open(db, start) })
  await fc.assert(
    fc.asyncProperty(steps, async walk => {
      // A wallet of its own for each walk, so that a shorter one fails for the same reason.
      const fresh = await setup()
      await fc.asyncModelRun(() => fresh, walk)
    }),
    // On a busy machine fewer walks; a failure is printed with its seed, to go on making it shorter.
    { numRuns: 60, interruptAfterTimeLimit: 25_000 },
  )
})
