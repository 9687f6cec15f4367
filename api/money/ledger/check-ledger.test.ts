import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#api/testing/database/database.ts'
import { checkLedger } from './check-ledger.ts'

const database = await testDatabase()
afterAll(() => database.close())

const LIMIT_MILLISECONDS = 300

describe.runIf(process.env.TEST_DB === 'postgres')('a check that takes longer than statements may', () => {
  test('is finished', async () => {
    expect(await outcomeOfSlowCheck()).toEqual([])
  })
})

/** Runs a check that takes longer than the time limit of statements. A lock stands in for a large ledger. */
async function outcomeOfSlowCheck(): Promise<string[] | 'cancelled'> {
  let hasEnded = false
  const { check } = await database.db.transaction(async blocker => {
    await blocker.execute(sql`lock table holds in access exclusive mode`)
    const check = checkWithLimit().finally(() => {
      hasEnded = true
    })
    const isLate = async () => hasEnded || (await hasWaited(2 * LIMIT_MILLISECONDS))
    await vi.waitFor(async () => expect(await isLate()).toBe(true), { timeout: 20_000, interval: 50 })
    return { check }
  })
  return check
}

const checkWithLimit = (): Promise<string[] | 'cancelled'> =>
  database.db
    .transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = ${sql.raw(String(LIMIT_MILLISECONDS))}`)
      return (await checkLedger(tx)).differences
    })
    .catch(() => 'cancelled' as const)

/** Reads the activity on another connection, because it does not change within a transaction. */
async function hasWaited(milliseconds: number): Promise<boolean> {
  const isLate = sql`datname = current_database() and wait_event_type = 'Lock' and clock_timestamp() - query_start > ${`${milliseconds} ms`}::interval`
  return (await database.db.$count(sql`pg_stat_activity`, isLate)) > 0
}
