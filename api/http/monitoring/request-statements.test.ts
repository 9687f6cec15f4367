import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

const { db, statements } = recordStatements(database.db)
const app = plink.with({ db })
const { customer } = await newWalletOwner({ app, deps })
const key = await storeApiKey(deps, customer.userId, {
  scopes: ['wallet:read'],
  lastUsedAt: deps.clock(),
})

/** One statement reads the caller, with the time of the account. */
test.each([
  ['/api/v1/wallet', 2],
  ['/api/v1/wallet/transactions', 4],
])('%s takes %i statements with a session and with a key', async (path, count) => {
  const countOf = async (call: () => Promise<{ status: number }>) => {
    // The first call fills the caches of the caller, such as the keys that sign tokens.
    expect(await call()).toMatchObject({ status: 200 })
    statements.length = 0
    expect(await call()).toMatchObject({ status: 200 })
    return statements.length
  }
  expect(await countOf(() => customer.get(path))).toBe(count)
  expect(await countOf(() => callWith(app, key, path))).toBe(count)
})
