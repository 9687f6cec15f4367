import { afterAll, describe, expect, test } from 'vitest'
import { idempotentResponses } from '#api/kernel/db/schema/http.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { carryOut, DEACTIVATE, refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

/** Somebody with 1,000.00 SAR and an empty sub-wallet. */
async function newSaver() {
  const { customer, walletId } = await newWalletOwner({ app, deps })
  const subWallet = await newSubWallet(deps, walletId)
  await post(deps, walletId, topUp(1_000_00))
  return { customer, walletId, subWallet }
}

interface Move {
  from?: string
  to?: string
  amount: { amount: number; currency: string }
}
const move = (by: Customer, request: Move, key: string = crypto.randomUUID()) =>
  outcome(by.post('/api/v1/wallet/moves', request, { 'Idempotency-Key': key }))
const read = async (by: Customer, query = '') => (await outcome(by.get(`/api/v1/wallet${query}`))).body

describe('moveMoney', () => {
  test('moves money to a sub-wallet and back without changing the total', async () => {
    const { customer: noura, subWallet } = await newSaver()
    const response = await move(noura, { to: subWallet, amount: sar(300_00) })
    const expectedTransaction = { type: 'transfer', status: 'successful', direction: 'out', amount: sar(300_00) }
    expect(response).toMatchObject({ status: 201, body: { ...expectedTransaction, counterparty: 'Savings' } })
    expect(await read(noura)).toMatchObject({ available: sar(700_00), total: sar(1_000_00) })
    expect(await read(noura, `?subWallet=${subWallet}`)).toMatchObject({ balance: sar(300_00), total: sar(1_000_00) })
    await move(noura, { from: subWallet, amount: sar(100_00) })
    expect(await read(noura)).toMatchObject({ available: sar(800_00), total: sar(1_000_00) })
  })

  test('happens once, even if the response to the first call was not stored', async () => {
    const { customer: noura, subWallet } = await newSaver()
    const key = crypto.randomUUID()
    const first = await move(noura, { to: subWallet, amount: sar(300_00) }, key)
    await database.db.delete(idempotentResponses)
    expect(await move(noura, { to: subWallet, amount: sar(300_00) }, key)).toEqual(first)
    expect(await read(noura)).toMatchObject({ available: sar(700_00) })
  })

  test('counts towards no limit and is allowed in an inactive wallet', async () => {
    const { customer: noura, walletId, subWallet } = await newSaver()
    await carryOut(noura, { type: 'set_limit', period: 'daily', limit: sar(0) })
    await carryOut(noura, DEACTIVATE)
    expect((await move(noura, { to: subWallet, amount: sar(1_000_00) })).status).toBe(201)
    await expect(post(deps, walletId, payment(1_00, { subWallet }))).rejects.toMatchObject({ code: 'WALLET_INACTIVE' })
  })

  test('happens once per key', async () => {
    const { customer: noura, subWallet } = await newSaver()
    const key = crypto.randomUUID()
    const request = { to: subWallet, amount: sar(300_00) }
    const [first, second] = [await move(noura, request, key), await move(noura, request, key)]
    expect(second.body).toEqual(first.body)
    expect(await read(noura)).toMatchObject({ available: sar(700_00) })
  })

  test('20 at once move no more than the balance', async () => {
    const { customer: noura, subWallet } = await newSaver()
    const responses = await atOnce(20, () =>
      noura.post('/api/v1/wallet/moves', { to: subWallet, amount: sar(150_00) }, {}),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(responses.filter(({ body }) => body.code === 'INSUFFICIENT_FUNDS')).toHaveLength(14)
    expect(await read(noura)).toMatchObject({ available: sar(100_00), total: sar(1_000_00) })
  })

  test('is refused to the same account and for an amount of zero', async () => {
    const { customer: noura, subWallet } = await newSaver()
    const same = [{ amount: sar(1_00) }, { from: subWallet, to: subWallet, amount: sar(1_00) }]
    for (const request of same) {
      expect(await move(noura, request)).toMatchObject({ status: 400, body: { fields: { to: expect.any(String) } } })
    }
    expect(await move(noura, { to: subWallet, amount: sar(0) })).toEqual(refused(400, 'VALIDATION_ERROR'))
  })

  test("does not reach another customer's sub-wallet", async () => {
    const [{ customer: noura }, { subWallet }] = [await newSaver(), await newSaver()]
    const unknown = refused(404, 'SUB_WALLET_NOT_FOUND')
    expect(await move(noura, { to: subWallet, amount: sar(1_00) })).toEqual(unknown)
    expect(await move(noura, { from: subWallet, amount: sar(1_00) })).toEqual(unknown)
  })
})

const PATH = '/api/v1/wallet/sub-wallets'
const list = async (by: Customer) => (await (await by.get(PATH)).json()).items

describe('renameSubWallet', () => {
  const rename = (by: Customer, id: string, name: string) => outcome(by.patch(`${PATH}/${id}`, { name }))

  test('stores the new name, trimmed', async () => {
    const { customer: noura, subWallet } = await newSaver()
    expect(await rename(noura, subWallet, '  إيجار ')).toMatchObject({ status: 200, body: { name: 'إيجار' } })
    expect(await list(noura)).toMatchObject([{ subWalletId: subWallet, name: 'إيجار' }])
  })

  test('refuses an invalid name and an unknown sub-wallet', async () => {
    const [{ customer: noura, subWallet }, { subWallet: another }] = [await newSaver(), await newSaver()]
    const fields = { name: 'Sub-wallet name must be at least 3 characters' }
    expect(await rename(noura, subWallet, ' ab ')).toMatchObject({ status: 400, body: { fields } })
    expect(await rename(noura, another, 'Rent')).toEqual(refused(404, 'SUB_WALLET_NOT_FOUND'))
  })
})

describe('closeSubWallet', () => {
  const close = async (by: Customer, id: string) => {
    const response = await by.delete(`${PATH}/${id}`)
    return { status: response.status, body: response.status === 204 ? {} : await response.json() }
  }

  test('closes an empty sub-wallet and keeps its transactions', async () => {
    const { customer: noura, subWallet } = await newSaver()
    await move(noura, { to: subWallet, amount: sar(300_00) })
    expect(await close(noura, subWallet)).toEqual(refused(409, 'SUB_WALLET_NOT_EMPTY'))
    await move(noura, { from: subWallet, amount: sar(300_00) })
    expect((await close(noura, subWallet)).status).toBe(204)
    expect(await list(noura)).toEqual([])
    expect(await move(noura, { to: subWallet, amount: sar(1_00) })).toEqual(refused(404, 'SUB_WALLET_NOT_FOUND'))
    expect(await read(noura, `?subWallet=${subWallet}`)).toMatchObject({ code: 'SUB_WALLET_NOT_FOUND' })
    const { items } = await read(noura, `/transactions?subWallet=${subWallet}`)
    expect(items).toHaveLength(2)
    expect(await close(noura, subWallet)).toEqual(refused(404, 'SUB_WALLET_NOT_FOUND'))
  })

  test('strands no money that arrives at the same time', async () => {
    const { customer: noura, subWallet } = await newSaver()
    await Promise.all([close(noura, subWallet), move(noura, { to: subWallet, amount: sar(1_00) })])
    expect(await read(noura)).toMatchObject({ total: sar(1_000_00) })
  })

  test("leaves another customer's alone", async () => {
    const [{ customer: noura }, { customer: fahad, subWallet }] = [await newSaver(), await newSaver()]
    expect(await close(noura, subWallet)).toEqual(refused(404, 'SUB_WALLET_NOT_FOUND'))
    expect(await list(fahad)).toHaveLength(1)
  })
})
