import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/personas.ts'
import { forgetExpired } from './forget-expired.ts'
import { accounts, oneTimeCodes } from './schema/auth.ts'
import { nafathRequests } from './schema/nafath.ts'
import { applicants, onboardingTokens } from './schema/onboarding.ts'

const { app, clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

const DAY_SECONDS = 86_400
const seeded = await db.$count(accounts)

test('an unfinished sign-up is forgotten after 30 days with all that hangs on it, an account never', async () => {
  await signUp(app).upTo('kyb')
  await signUp(app).toTheEnd()
  clock.advance(29 * DAY_SECONDS)
  await forgetExpired(db, clock())
  expect(await db.$count(applicants)).toBe(seeded + 2)
  expect(await db.$count(onboardingTokens)).toBe(0)
  expect(await db.$count(oneTimeCodes)).toBe(0)
  clock.advance(2 * DAY_SECONDS)
  await forgetExpired(db, clock())
  expect(await db.$count(applicants)).toBe(seeded + 1)
  expect(await db.$count(accounts)).toBe(seeded + 1)
  expect(await db.$count(nafathRequests)).toBe(1)
})
