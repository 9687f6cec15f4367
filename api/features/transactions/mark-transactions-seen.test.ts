import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/wallet/transactions'
const notFound = (code: string) => ({ status: 404, body: expect.objectContaining({ code }) })

describe('markTransactionsSeen', () => {
  const seenOf = async (walletId: string) =>
    (await database.db.select({ seen: wallets.seenSequence }).from(wallets).where(eq(wallets.id, walletId)))[0]?.seen

  test('only moves forward', async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    const older = (await post(deps, walletId, topUp(1_00))).transaction
    const newer = (await post(deps, walletId, topUp(1_00))).transaction
    for (const { referenceId } of [newer, older]) {
      const response = await customer.post(`${PATH}/seen`, { referenceId })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await seenOf(walletId)).toBe(newer.sequence)
    }
  })

  test("does not know another customer's", async () => {
    const [noura, salem] = [await newWalletOwner({ app, deps }), await newWalletOwner({ app, deps })]
    const { referenceId } = (await post(deps, noura.walletId, topUp(1_00))).transaction
    expect(await outcome(salem.customer.post(`${PATH}/seen`, { referenceId }))).toEqual(
      notFound('TRANSACTION_NOT_FOUND'),
    )
    expect([await seenOf(noura.walletId), await seenOf(salem.walletId)]).toEqual([0, 0])
  })
})
