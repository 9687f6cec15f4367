import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { lockouts } from '#api/kernel/db/schema/security.ts'
import { testApp } from '#api/testing/app.ts'
import { countAttempt, failAttempt } from './lockouts.ts'

const { clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

test.each([1, 5])('failure %i is stored immediately, with or without a lock', async failures => {
  const subject = `of failure ${failures}`
  const key = { type: 'login', subject } as const
  for (let count = 0; count < failures; count++) await countAttempt(db, key, clock())
  clock.advance(1)
  await failAttempt(db, key, clock())
  const [row] = await db.select().from(lockouts).where(eq(lockouts.subject, subject))
  expect(row).toMatchObject({ updatedAt: clock() })
})

test('attempts of a process that died become a lock after a minute', async () => {
  const key = { type: 'login', subject: 'of a process that died' } as const
  for (let count = 0; count < 5; count++) await countAttempt(db, key, clock())
  clock.advance(59)
  expect(await countAttempt(db, key, clock())).toMatchObject({ code: 'RATE_LIMITED' })
  clock.advance(1)
  const lockError = { code: 'ACCOUNT_LOCKED', details: { reason: 'soft', retryAfterSeconds: 900 } }
  expect(await countAttempt(db, key, clock())).toMatchObject(lockError)
  await expect(countAttempt(db, key, clock())).rejects.toMatchObject(lockError)
})

test('attempts that were made before the clock was set back do not count', async () => {
  const key = { type: 'login', subject: 'of another day' } as const
  const tomorrow = new Date(clock().getTime() + 86_400_000)
  for (let count = 0; count < 5; count++) await countAttempt(db, key, tomorrow)
  expect(await countAttempt(db, key, clock())).toBeUndefined()
})
