import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#api/testing/database/database.ts'
import {
  type ModelInstruction,
  type ModelResult,
  type Period,
  SCOPES,
  type Scope,
  UNKNOWN,
  WalletModel,
} from '#api/testing/money/wallet-model.ts'
import { WalletUnderTest } from '#api/testing/money/wallet-under-test.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'

const { db, close } = await testDatabase()
afterAll(close)

type Step = fc.AsyncCommand<WalletModel, WalletUnderTest>

/** Runs a step on the model and on the ledger, and compares their states. */
function step(
  name: string,
  run: (model: WalletModel, real: WalletUnderTest) => Promise<Results>,
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
interface Results {
  expected: ModelResult | string | undefined
  actual: () => ModelResult | string | undefined
}
const DONE: Results = { expected: undefined, actual: () => undefined }

/** Picks an element by a random selector. One pick in ten is an element that does not exist. Returns undefined for an empty list. */
function pick<T>(list: readonly T[], selector: number): T | typeof UNKNOWN | undefined {
  return selector % 10 === 9 ? UNKNOWN : list[selector % list.length]
}
const indexesOf = (list: readonly unknown[]) => [...list.keys()]

/** Returns a step that posts an instruction. The step is skipped when there is none to post. */
function posting(name: string, next: (model: Readonly<WalletModel>) => ModelInstruction | undefined): Step {
  async function run(model: WalletModel, real: WalletUnderTest): Promise<Results> {
    const instruction = next(model)!
    const actual = await real.post(instruction)
    return { expected: model.post(instruction), actual }
  }
  return step(name, run, model => next(model) !== undefined)
}

const selector = fc.nat(99)
/** The main wallet is chosen most often, because it receives most of the money. */
const accountSelector = fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 9)
const amount = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 120_000 }))
/** Some keys repeat with other instructions. */
const key = fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constantFrom('key-one', 'key-two'))

const topUps = fc
  .record({
    key,
    selector: accountSelector,
    type: fc.constantFrom('wallet_top_up', 'refund'),
    amount: fc.integer({ min: 1, max: 400_000 }),
  })
  .map(({ selector, ...rest }) =>
    posting(`top up ${fc.stringify({ selector, ...rest })}`, ({ balances }) => {
      const account = pick(indexesOf(balances), selector)
      return account === undefined ? undefined : { ...rest, kind: 'top_up', account }
    }),
  )
const spendings = fc
  .record({
    key,
    selector,
    kind: fc.constantFrom('payment', 'hold'),
    type: fc.constantFrom('local_pos', 'transfer'),
    amount,
  })
  .map(({ selector, ...rest }) =>
    posting(`spend ${fc.stringify({ selector, ...rest })}`, ({ balances }) => {
      const account = pick(indexesOf(balances), selector)
      return account === undefined ? undefined : { ...rest, account }
    }),
  )
const ends = fc.record({ key, selector, kind: fc.constantFrom('capture', 'release') }).map(({ selector, ...rest }) =>
  posting(`end ${fc.stringify({ selector, ...rest })}`, ({ holds }) => {
    const hold = pick(indexesOf(holds), selector)
    return hold === undefined ? undefined : { ...rest, hold }
  }),
)
/** Every other reversal is of a payment, so that some succeed. */
const reversals = fc.record({ key, selector }).map(({ key, selector }) =>
  posting(`reverse ${fc.stringify({ selector, key })}`, ({ transactions }) => {
    const payments = indexesOf(transactions).filter(index => transactions[index]!.direction === 'out')
    const transaction = pick(selector % 2 ? indexesOf(transactions) : payments, selector)
    return transaction === undefined ? undefined : { key, kind: 'reversal', transaction }
  }),
)
const moves = fc
  .record({
    key,
    selectors: fc.constantFrom([0, 1], [0, 1], [0, 2], [1, 0], [2, 3], [3, 2], [0, 0], [0, 9], [9, 0]),
    amount,
  })
  .map(({ selectors, ...rest }) =>
    posting(`move ${fc.stringify({ selectors, ...rest })}`, ({ balances }) => {
      const [from, to] = selectors.map(selector => pick(indexesOf(balances), selector))
      return from === undefined || to === undefined ? undefined : { ...rest, kind: 'move', from, to }
    }),
  )
const repetitions = fc
  .nat(99)
  .map(selector =>
    posting(`repeat ${selector}`, ({ instructions }) => instructions[selector % Math.max(1, instructions.length)]),
  )
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
const removals = fc
  .record({
    scope: fc.constantFrom('local_pos', 'transfer', 'wallet_top_up', 'reversal'),
    period: fc.constantFrom<Period[]>('daily', 'monthly'),
  })
  .map(({ scope, period }) =>
    step(`no limit ${scope} ${period}`, async (model, real) => {
      model.removeLimit(scope, period)
      await real.removeLimit(scope, period)
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
/** The waits are hours or weeks, or until the last millisecond of a day in Riyadh, or one millisecond more. */
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
    removals,
    waits,
    statuses,
    openings,
  ]),
  { maxCommands: 40, size: 'max' },
)

test('a wallet behaves like its model, whatever the instructions', { timeout: 60_000 }, async () => {
  const start = new Date('2026-01-30T09:00:00.000Z')
  const setup = async () => ({ model: new WalletModel(start), real: await WalletUnderTest.open(db, start) })
  await fc.assert(
    fc.asyncProperty(steps, async commands => {
      // Each run has a new wallet, so that a shrunk run fails for the same reason.
      const fresh = await setup()
      await fc.asyncModelRun(() => fresh, commands)
    }),
    propertyRuns({ gate: 15, all: 60 }),
  )
})
