import { afterAll, expect, test } from 'vitest'
import { setLimit } from '#api/features/wallet/wallet.store.ts'
import { testClock } from '#api/testing/clock.ts'
import { testDatabase } from '#api/testing/database.ts'
import { recordStatements } from '#api/testing/statements.ts'
import { hold, newWallet, payment, topUp } from '#api/testing/wallet.ts'
import { post } from './post.ts'

const { db, close } = await testDatabase()
afterAll(close)

const deps = { db, clock: testClock() }

test('a reversal that a limit has refused can succeed later', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const { referenceId } = (await post(deps, walletId, payment(40_00, { counterpartyArabic: 'متجر' }))).transaction
  const allow = (amount: number) => setLimit(db, { walletId, scope: 'reversal', period: 'daily', amount }, deps.clock())
  const reverse = () => post(deps, walletId, { kind: 'reversal', key: crypto.randomUUID(), referenceId })
  await allow(0)
  await expect(reverse()).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED', details: { reason: 'reversal_daily' } })
  await allow(40_00)
  const reversed = { status: 'successful', reversalOf: referenceId, counterpartyArabic: 'متجر' }
  expect((await reverse()).transaction).toMatchObject(reversed)
})

test('repeating a hold after its release returns the same result', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const asked = hold(40_00, { expectedRelease: new Date(deps.clock().getTime() + 1000).toISOString() })
  const first = await post(deps, walletId, asked)
  deps.clock.advance(1)
  expect(await post(deps, walletId, asked)).toEqual(first)
  await expect(post(deps, walletId, { ...asked, key: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: { expectedRelease: 'Must be in the future' } },
  })
})

test('a posting has the time at which it got the lock of the wallet', async () => {
  const walletId = await newWallet(deps)
  const { db: recorded, statements } = recordStatements(db)
  const clock = () => {
    // The wallet, which it waits for, and its accounts.
    expect(statements).toEqual(['transaction', 'prepared', 'prepared'])
    return deps.clock()
  }
  await post({ db: recorded, clock }, walletId, topUp(1_00))
})

test('a payment takes five statements in a transaction', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const { db: recorded, statements } = recordStatements(db)
  await post({ db: recorded, clock: deps.clock }, walletId, payment(1_00))
  expect(statements).toEqual(['transaction', ...Array(5).fill('prepared')])
})
