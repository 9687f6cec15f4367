import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { make } from '#api/testing/money/moves/make-move.ts'
import { MAXIMUM_BALANCE, type MoneyRun, startRun } from '#api/testing/money/moves/money-run.ts'
import { type Move, move, PARTIES } from '#api/testing/money/moves/moves.ts'
import {
  expectedMoneyOf,
  expectNothingUnderWay,
  gapToProviders,
  heldBy,
  moneyOf,
  returnedTo,
  settle,
} from '#api/testing/money/moves/settled-books.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { NO_FAULTS } from '#api/testing/providers/faulty-providers.ts'
import { checkLedger } from './check-ledger.ts'

const plink = await testApp()
afterAll(() => plink.database.close())

const CARD = { kind: 'card', isSub: false, card: 'paid', amount: 300_00, attempts: 1, faults: NO_FAULTS } as const
/** Each customer pays by card first, so that a later step can take money back. */
const FIRST_MOVES: Move[] = [
  ...Array.from({ length: PARTIES }, (_, party) => ({ ...CARD, party })),
  { kind: 'work', seconds: 120, faults: NO_FAULTS, processes: 1, meanwhile: undefined },
]

/** Expects that wallets and house accounts agree, and that no wallet has more than it may hold. */
async function expectRules(run: MoneyRun): Promise<void> {
  const { db } = run.deps
  expect((await checkLedger(db)).differences).toEqual([])
  for (const { walletId } of run.parties) {
    const cameBack = await returnedTo(run, walletId)
    expect(await heldBy(db, walletId)).toBeLessThanOrEqual(MAXIMUM_BALANCE + cameBack)
  }
}

test('money is never created or lost, whatever fails on its way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 20, maxLength: 40, size: 'max' }), async moves => {
      const run = await startRun(plink)
      const gap = await gapToProviders(run)
      for (const first of FIRST_MOVES) await make(run, first)
      for (const each of moves) {
        await make(run, each)
        await expectRules(run)
      }
      await settle(run)
      await expectRules(run)
      await expectNothingUnderWay(run)
      for (const party of run.parties) expect(await moneyOf(run, party)).toBe(await expectedMoneyOf(run, party))
      expect(await gapToProviders(run)).toBe(gap)
    }),
    // The runs share a database, so a shorter run would begin with the rows of the failed one.
    { ...propertyRuns({ gate: 2, all: 6 }), endOnFailure: true },
  )
})
