import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { lockouts } from '#api/db/schema/security.ts'
import { testApp } from '#api/testing/app.ts'
import { countAttempt, failAttempt } from './lockouts.ts'

const { clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

test.each([1, 5])('failure %i is written when it happens, whether it locks or not', async failures => {
  const subject = `of failure ${failures}`
  const key = { type: 'login', subject } as const
  for (let counted = 0; counted < failures; counted++) await countAttempt(db, key, clock())
  clock.advance(1)
  await failAttempt(db, key, clock())
  const [row] = await db.select().from(lockouts).where(eq(lockouts.subject, subject))
  expect(row).toMatchObject({ updatedAt: clock() })
})
