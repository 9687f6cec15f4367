import { afterAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#api/contract/generated/schemas.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { hold, newSubWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { pageOf } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/wallet/transactions'
const notFound = (code: string) => ({ status: 404, body: expect.objectContaining({ code }) })

describe('getTransaction', () => {
  test('returns one of the wallet or a sub-wallet, with its reversal', async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    const subWallet = await newSubWallet(deps, walletId)
    await post(deps, walletId, topUp(100_00, { subWallet }))
    const reference = (await post(deps, walletId, payment(10_00, { subWallet }))).transaction.referenceId
    const one = async (referenceId: string): Promise<Transaction> =>
      (await customer.get(`${PATH}/${referenceId}`)).json()
    expect(await one(reference)).toMatchObject({ referenceId: reference, direction: 'out', amount: { amount: 10_00 } })
    expect(await one(reference)).not.toHaveProperty('reversedBy')
    const reversal = { kind: 'reversal' as const, key: crypto.randomUUID(), referenceId: reference }
    const back = (await post(deps, walletId, reversal)).transaction.referenceId
    expect(await one(reference)).toMatchObject({ reversedBy: back, status: 'successful' })
    expect(await one(back)).toMatchObject({ reversalOf: reference, direction: 'in', type: 'reversal' })
    expect((await pageOf(customer, { subWallet })).items).toMatchObject([
      { reversalOf: reference },
      { reversedBy: back },
      {},
    ])
  })

  test('has the balance of its wallet right after it, of a hold too, and none if it was refused', async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    const subWallet = await newSubWallet(deps, walletId)
    await post(deps, walletId, topUp(100_00))
    await post(deps, walletId, topUp(7_00, { subWallet }))
    await post(deps, walletId, hold(30_00))
    await expect(post(deps, walletId, payment(90_00))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await post(deps, walletId, payment(20_00))
    const { items } = await pageOf(customer)
    expect(items.map(({ balanceAfter }) => balanceAfter?.amount)).toEqual([50_00, undefined, 70_00, 100_00])
    expect((await pageOf(customer, { subWallet })).items).toMatchObject([{ balanceAfter: { amount: 7_00 } }])
  })

  test('has no balance once it has failed, and says when its money was available again', async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    await post(deps, walletId, topUp(100_00))
    const reserved = await post(deps, walletId, hold(30_00))
    const at = `${PATH}/${reserved.transaction.referenceId}`
    expect(await (await customer.get(at)).json()).toMatchObject({ status: 'pending', balanceAfter: { amount: 70_00 } })
    await post(deps, walletId, { kind: 'release', key: crypto.randomUUID(), holdId: reserved.hold!.id })
    await post(deps, walletId, topUp(5_00))
    const released = await (await customer.get(at)).json()
    expect(released).toMatchObject({ status: 'failed', failure: 'released', releasedAt: deps.clock().toISOString() })
    expect(released).not.toHaveProperty('balanceAfter')
    const { items } = await pageOf(customer)
    expect(items.map(({ balanceAfter }) => balanceAfter?.amount)).toEqual([105_00, undefined, 100_00])
    const csv = await (await customer.get(`${PATH}/export`)).text()
    expect(csv.split('\r\n')[2]).toContain(',-30.00,')
    expect(csv).not.toContain(',70.00')
  })

  test("does not know another customer's", async () => {
    const [noura, salem] = [await newWalletOwner({ app, deps }), await newWalletOwner({ app, deps })]
    const { referenceId } = (await post(deps, noura.walletId, topUp(1_00))).transaction
    for (const unknown of [referenceId, 'PLK0000000000000']) {
      expect(await outcome(salem.customer.get(`${PATH}/${unknown}`))).toEqual(notFound('TRANSACTION_NOT_FOUND'))
    }
  })
})
