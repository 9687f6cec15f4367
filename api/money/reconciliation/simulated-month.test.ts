import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import type { SandboxLine } from '#api/outside/sandbox/day-of-books.ts'
import { testApp } from '#api/testing/app.ts'
import { IS_GATE } from '#api/testing/gate.ts'
import {
  type BookedMove,
  bookCredits,
  bookTopUps,
  deleteReconciliation,
  lineOf,
  reportOf,
  statementOf,
} from '#api/testing/money/reconciliation.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { addDays, type Day } from '#domain/riyadh-time.ts'
import { findDifferences } from './find-differences.ts'
import { importFile } from './import-file.ts'

const { app, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const FIRST = '2025-12-01'
const DAYS: Day[] = Array.from({ length: 30 }, (_, index) => addDays(FIRST, index))
const RIYAL = 100

interface Planted {
  kind: string
  movement: string | null
  reference: string | null
  expected: number | null
  stated: number | null
}

const open = (): Promise<Planted[]> => {
  const { kind, movement, reference, expected, stated, state, sequence } = reconciliationDifferences
  return db
    .select({ kind, movement, reference, expected, stated })
    .from(reconciliationDifferences)
    .where(eq(state, 'open'))
    .orderBy(asc(sequence))
}

const inOrder = (differences: Planted[]) => differences.map(each => JSON.stringify(each)).sort()

/** The lines of each day and source, with these changed. */
function plant(moves: BookedMove[]) {
  const planted: Planted[] = []
  const changed = new Map<SandboxLine, SandboxLine[]>()
  const pick = (movement: string, day: number) =>
    moves.filter(each => each.line.movement === movement && each.day === DAYS[day])[3]!.line
  const note = (kind: string, { movement, reference }: SandboxLine, expected: number | null, stated: number | null) =>
    planted.push({ kind, movement, reference, expected, stated })
  const wrongAmount = (movement: string, day: number) => {
    const line = pick(movement, day)
    const stated = line.amount + (line.amount > 0 ? RIYAL : -RIYAL)
    changed.set(line, [{ ...line, amount: stated }])
    note('amount_differs', line, line.amount, stated)
  }
  const missing = (movement: string, day: number) => {
    const line = pick(movement, day)
    changed.set(line, [])
    note('not_in_files', line, line.amount, null)
  }
  const twice = (movement: string, day: number) => {
    const line = pick(movement, day)
    changed.set(line, [line, line])
    note('twice', line, line.amount, 2 * line.amount)
  }
  const dollars = (movement: string, day: number) => {
    const line = pick(movement, day)
    changed.set(line, [{ ...line, currency: 'USD' }])
    note('currency_differs', line, line.amount, line.amount)
  }
  const unknown = (movement: 'credit' | 'payment' | 'other', day: number, amount: number) => {
    const neighbour = pick(movement === 'other' ? 'credit' : movement, day)
    const line = lineOf(movement, DAYS[day]!, movement === 'other' ? 'E-9' : `unknown-${day}`, amount)
    changed.set(neighbour, [neighbour, line])
    note('not_in_books', movement === 'other' ? { ...line, reference: 'E-9' } : line, null, amount)
  }
  for (const [movement, day] of [
    ['credit', 2],
    ['card_settlement', 5],
    ['payment', 7],
    ['settlement', 9],
  ] as const)
    wrongAmount(movement, day)
  for (const [movement, day] of [
    ['credit', 4],
    ['credit_return', 6],
    ['payment', 8],
    ['card_refund', 11],
    ['refund', 12],
  ] as const)
    missing(movement, day)
  for (const [movement, day] of [
    ['credit', 10],
    ['card_settlement', 13],
    ['payment', 14],
  ] as const)
    twice(movement, day)
  for (const [movement, day] of [
    ['credit', 15],
    ['payment', 16],
  ] as const)
    dollars(movement, day)
  unknown('credit', 17, 77_00)
  unknown('payment', 18, 88_00)
  unknown('credit', 19, 66_00)
  unknown('credit', 29, 55_00)
  return { planted, linesOf: (line: SandboxLine) => changed.get(line) ?? [line] }
}

/** The numbers of account credits and card payments on each day. A full month has 10,000 movements. */
const PER_DAY = IS_GATE ? { credits: 32, topUps: 32 } : { credits: 130, topUps: 75 }

test('a month with 20 planted differences finds exactly those', { timeout: 120_000 }, async () => {
  await deleteReconciliation(db)
  const { walletId } = await newWalletOwner({ app, deps })
  const moves = [
    ...(await bookCredits(db, DAYS, PER_DAY.credits)),
    ...(await bookTopUps(db, walletId, DAYS, PER_DAY.topUps)),
  ]
  expect((await checkLedger(db)).differences).toEqual([])

  const { planted, linesOf } = plant(moves)
  let balance = 0
  const files = DAYS.flatMap((day, number) => {
    const of = (source: string) =>
      moves.filter(each => each.day === day && each.source === source).flatMap(({ line }) => linesOf(line))
    const lines = of('bank')
    // One day does not begin with the balance at the end of the day before, and the last one does not add up.
    const opening = number === 20 ? balance + RIYAL : balance
    if (opening !== balance)
      planted.push({ kind: 'opening_differs', movement: null, reference: null, expected: balance, stated: opening })
    balance = lines.reduce((sum, { amount, currency }) => sum + (currency === 'SAR' ? amount : 0), opening)
    const closing = number === 29 ? balance + RIYAL : balance
    if (closing !== balance)
      planted.push({ kind: 'sum_differs', movement: null, reference: null, expected: balance, stated: closing })
    return [
      statementOf(day, { lines, opening, closing }),
      ...(of('cards').length > 0 ? [reportOf(day, of('cards'))] : []),
    ]
  })
  expect(planted).toHaveLength(20)

  for (const file of files) await importFile(deps, file, { importedVia: 'command' })
  expect(inOrder(await open())).toEqual(inOrder(planted))

  for (const source of ['bank', 'cards'] as const) await findDifferences(deps, source)
  expect(inOrder(await open())).toEqual(inOrder(planted))
  expect((await checkLedger(db)).differences).toEqual([])
})
