import { afterAll, describe, expect, test } from 'vitest'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { testDatabase } from '#api/testing/database/database.ts'
import { countAttempt, countOne } from './counters.ts'

const database = await testDatabase()
afterAll(() => database.close())

const NOW = new Date('2026-01-05T09:00:00Z')
const HOUR = 3600
const RULE = { allowed: 3, windowSeconds: HOUR, lockSeconds: HOUR }

describe('a window that starts ahead of the clock', () => {
  test('has ended when the clock was set back', async () => {
    const key = { kind: 'ahead', subject: 'by an hour' }
    await countOne(database.db, key, 60, addSeconds(NOW, HOUR))
    expect(await countOne(database.db, key, 60, NOW)).toMatchObject({ count: 1, windowStartedAt: NOW })
  })

  test('continues when the clock of another process is slightly fast', async () => {
    const key = { kind: 'ahead', subject: 'by a second' }
    await countOne(database.db, key, 60, addSeconds(NOW, 1))
    expect(await countOne(database.db, key, 60, NOW)).toMatchObject({ count: 2 })
  })

  test('locks nobody when the clock was set back', async () => {
    const key = { kind: 'attempts', subject: 'by a day' }
    for (let used = 0; used < RULE.allowed; used++) {
      await countAttempt(database.db, key, RULE, addSeconds(NOW, 24 * HOUR))
    }
    expect(await countAttempt(database.db, key, RULE, NOW)).toEqual({ count: 1 })
  })
})
