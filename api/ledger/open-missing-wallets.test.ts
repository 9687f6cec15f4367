import { afterAll, expect, test } from 'vitest'
import { profiles } from '#api/db/schema/profiles.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/personas.ts'
import { openMissingWallets } from './open-missing-wallets.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

test('a profile without a wallet gets one, once', async () => {
  const noura = await signUp(app).upTo('done')
  await db.insert(profiles).values({
    id: crypto.randomUUID(),
    accountId: noura.userId,
    businessName: 'Palm',
    legalName: 'Palm',
    annualRevenue: 'under_500k',
    businessActivity: 'retail',
    purposes: [],
    createdAt: clock(),
  })
  const before = await db.$count(wallets)
  await openMissingWallets(deps)
  await openMissingWallets(deps)
  expect(await db.$count(wallets)).toBe(before + 1)
})
