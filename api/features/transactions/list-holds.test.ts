import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HoldList } from '#api/contract/generated/schemas.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps, clock } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/wallet/holds'
const namesOf = ({ items }: HoldList) => items.map(({ name }) => name)

async function pageOf(customer: Customer, query: Record<string, string> = {}): Promise<HoldList> {
  const response = await customer.get(`${PATH}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json()
}

describe('listHolds', () => {
  let noura: Customer
  let subWallet = ''
  let reference = ''

  beforeAll(async () => {
    const { customer, walletId } = await newWalletOwner({ app, deps })
    noura = customer
    subWallet = await newSubWallet(deps, walletId)
    await post(deps, walletId, topUp(1_000_00))
    await post(deps, walletId, topUp(1_000_00, { subWallet }))
    await post(deps, walletId, payment(1_00))
    const place = async (name: string, amount: number, changes: Parameters<typeof hold>[1] = {}) => {
      const posting = await post(deps, walletId, hold(amount, { counterparty: name, ...changes }))
      clock.advance(1)
      return posting
    }
    const holds = [await place('Captured', 100_00), await place('Released', 200_00)]
    reference = (await place('Oldest', 10_00, { reason: 'deposit', counterpartyArabic: 'الأقدم' })).transaction
      .referenceId
    await place('Middle', 20_00)
    await place('Newest', 30_00)
    await place('Of the sub-wallet', 5_00, { subWallet })
    for (const [index, kind] of (['capture', 'release'] as const).entries()) {
      await post(deps, walletId, { kind, key: crypto.randomUUID(), holdId: holds[index]!.hold!.id })
    }
  })

  test('returns the active holds, the newest first', async () => {
    const page = await pageOf(noura)
    expect(namesOf(page)).toEqual(['Newest', 'Middle', 'Oldest'])
    expect(page).toMatchObject({ nextCursor: null, previousCursor: null, page: 1, total: sar(60_00) })
    expect(page.items.at(-1)).toEqual({
      holdId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Oldest',
      nameArabic: 'الأقدم',
      amount: sar(10_00),
      status: 'on_hold',
      reason: 'deposit',
      transactionRef: reference,
      heldAt: '2026-01-05T09:00:02.000Z',
      expectedRelease: '2027-01-01T00:00:00.000Z',
    })
  })

  test('returns those of a sub-wallet', async () => {
    const page = await pageOf(noura, { subWallet })
    expect([namesOf(page), page.total]).toEqual([['Of the sub-wallet'], sar(5_00)])
  })

  test('has pages in both directions, each with the total of all holds', async () => {
    const first = await pageOf(noura, { limit: '2' })
    const second = await pageOf(noura, { cursor: first.nextCursor! })
    const back = await pageOf(noura, { cursor: second.previousCursor! })
    expect([first, second, back].map(namesOf)).toEqual([['Newest', 'Middle'], ['Oldest'], ['Newest', 'Middle']])
    expect([first, second, back].map(({ page }) => page)).toEqual([1, 2, 1])
    expect([first.previousCursor, second.nextCursor, back.previousCursor]).toEqual([null, null, null])
    for (const { total } of [first, second, back]) expect(total).toEqual(sar(60_00))
  })

  test('refuses cursors of another sub-wallet or customer', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    const { nextCursor } = await pageOf(noura, { limit: '2' })
    for (const call of [
      noura.get(`${PATH}?cursor=${nextCursor}&subWallet=${subWallet}`),
      customer.get(`${PATH}?cursor=${nextCursor}`),
    ]) {
      expect(await outcome(call)).toMatchObject({ status: 400, body: { code: 'CURSOR_INVALID' } })
    }
  })

  test("does not know another customer's", async () => {
    const { customer } = await newWalletOwner({ app, deps })
    expect(await pageOf(customer)).toMatchObject({ items: [], total: sar(0) })
    expect(await outcome(customer.get(`${PATH}?subWallet=${subWallet}`))).toMatchObject({
      status: 404,
      body: { code: 'SUB_WALLET_NOT_FOUND' },
    })
  })
})
