import { asc } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { reconciliationFiles } from '#api/kernel/db/schema/reconciliation.ts'
import type { BankStatement } from '#api/outside/providers/money-providers.ts'
import { testApp } from '#api/testing/app.ts'
import { deleteReconciliation, statementOf } from '#api/testing/money/reconciliation.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { reconcile } from './reconcile.ts'

const { clock, database, deps } = await testApp()
afterAll(() => database.close())

const running = new AbortController().signal
const days = async () => {
  const { day, importedVia } = reconciliationFiles
  const rows = await database.db.select({ day, importedVia }).from(reconciliationFiles).orderBy(asc(day))
  return rows.map(row => `${row.day} ${row.importedVia}`)
}

test('fetches the statements of the bank once they are there, day by day', async () => {
  await deleteReconciliation(database.db)
  const yesterday = addDays(riyadhDay(clock()), -1)
  await reconcile(deps, running)
  expect(await days()).toEqual([`${yesterday} job`])
  for (let run = 0; run < 2; run++) await reconcile(deps, running)
  expect(await days()).toHaveLength(1)
  // It is noon of the next day but one.
  clock.advance(2 * 86_400)
  await reconcile(deps, running)
  expect(await days()).toEqual([0, 1, 2].map(number => `${addDays(yesterday, number)} job`))
})

test('waits for a day that is missing, and goes on', async () => {
  await deleteReconciliation(database.db)
  const yesterday = addDays(riyadhDay(clock()), -1)
  const answers: BankStatement[] = [
    { kind: 'unavailable' },
    { kind: 'statement', content: 'Dear customer' },
    { kind: 'statement', content: statementOf(yesterday, {}) },
  ]
  for (const answer of answers) {
    const bankCredits = { ...deps.providers.bankCredits, statement: async () => answer }
    await reconcile({ ...deps, providers: { ...deps.providers, bankCredits } }, running)
  }
  expect(await days()).toEqual([`${yesterday} job`])
})
