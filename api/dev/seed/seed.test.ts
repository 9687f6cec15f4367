import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { KYB_OPTIONS } from './kyb-options.ts'
import { SANDBOX_ACCOUNTS, SEEDED_IDS } from './sandbox-accounts.ts'
import { seed } from './seed.ts'

const { app, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())
beforeEach(() => database.truncate())

const TABLES = { accounts, applicants, profiles, kybOptions }

const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(TABLES).map(async ([name, table]) => [name, await db.select().from(table)] as const),
    ),
  )

const counts = async () =>
  Object.fromEntries(Object.entries(await everything()).map(([name, rows]) => [name, rows.length]))

const choices = Object.values(KYB_OPTIONS).flat().length
const count = SEEDED_IDS.length
const profileCount = SANDBOX_ACCOUNTS.filter(({ hasNoProfile }) => !hasNoProfile).length
const FULL = { accounts: count, applicants: count, profiles: profileCount, kybOptions: choices * 2 }

describe('the seed', () => {
  test('changes nothing when run again', async () => {
    await seed(deps)
    expect(await counts()).toEqual(FULL)
    const before = await everything()
    await seed(deps)
    expect(await everything()).toEqual(before)
  })

  test('by four concurrent processes has the same result as by one', async () => {
    await Promise.all([1, 2, 3, 4].map(() => seed(deps)))
    expect(await counts()).toEqual(FULL)
  })

  test('is completed by the next run after an interruption', async () => {
    let accountsSeeded = 0
    const interrupted: Deps = {
      ...deps,
      // The clock is read once per account.
      clock: () => {
        if (++accountsSeeded > 1) throw new Error('the process was killed')
        return deps.clock()
      },
    }
    await expect(seed(interrupted)).rejects.toThrow('killed')
    await seed(deps)
    expect(await counts()).toEqual(FULL)
  })

  test('creates the questionnaire but no accounts in live mode', async () => {
    const live = { ...deps, sandbox: undefined }
    await seed(live)
    expect(await counts()).toEqual({ ...FULL, accounts: 0, applicants: 0, profiles: 0 })
  })

  test('creates the accounts for the test values of duplicates', async () => {
    await seed(deps)
    const [first, second] = SANDBOX_ACCOUNTS
    const noura = await signUp(app).upTo('cr')
    const cr = noura.post('/api/v1/verification/validate-cr', { crNumber: first!.crNumber })
    expect(await outcome(cr)).toMatchObject({ body: { code: 'CR_DUPLICATE' } })
    await noura.upTo('id')
    for (const { nationalId: idNumber } of [first!, second!]) {
      await noura.post('/api/v1/verification/local-screening', { idNumber })
      const match = noura.post('/api/v1/verification/id-phone-match', { idNumber, phoneNumber: noura.phoneNumber })
      expect(await outcome(match)).toMatchObject({ body: { code: 'ID_DUPLICATE' } })
    }
  })
})
