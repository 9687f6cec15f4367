import { afterAll, expect, test } from 'vitest'
import { setLimit } from '#api/features/wallet/actions.store.ts'
import { testClock } from '#api/testing/app.ts'
import { testDatabase } from '#api/testing/database.ts'
import { newWallet } from '#api/testing/new-wallet.ts'
import { payment, topUp } from '#api/testing/wallet.ts'
import { post } from './post.ts'

const { db, close } = await testDatabase()
afterAll(close)

const deps = { db, clock: testClock() }

test('a reversal that a limit has refused may come about later', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(100_00))
  const { referenceId } = (await post(deps, walletId, payment(40_00))).transaction
  const allow = (amount: number) => setLimit(db, { walletId, scope: 'reversal', period: 'daily', amount }, deps.clock())
  const reverse = () => post(deps, walletId, { kind: 'reversal', key: crypto.randomUUID(), referenceId })
  await allow(0)
  await expect(reverse()).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED', details: { reason: 'reversal_daily' } })
  await allow(40_00)
  expect((await reverse()).transaction).toMatchObject({ status: 'successful', reversalOf: referenceId })
})
