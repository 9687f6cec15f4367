import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { hold, newSubWallet, payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { listOf, namesOf, pageOf } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps, clock } = await testApp()
afterAll(() => database.close())

const notFound = (code: string) => ({ status: 404, body: expect.objectContaining({ code }) })

describe('listTransactions', () => {
  let noura: Customer
  let subWallet = ''

  beforeAll(async () => {
    const owner = await newWalletOwner({ app, deps })
    noura = owner.customer
    subWallet = await newSubWallet(deps, owner.walletId)
    const all = [
      topUp(5_000_00, { counterparty: 'Al Rajhi Bank' }),
      payment(10_00, { counterparty: 'Panda Supermarket', counterpartyArabic: 'أسواق بنده' }),
      payment(9_000_00, { counterparty: 'Too dear', type: 'bill_payment' }),
      payment(20_00, { counterparty: '100% Juice', type: 'bill_payment' }),
      payment(30_00, { counterparty: '100 Juices' }),
      payment(40_00, { counterparty: 'snake_case' }),
      payment(50_00, { counterparty: 'snakeXcase' }),
      payment(60_00, { counterparty: 'C:\\shop' }),
      payment(70_00, { counterparty: 'أسواق بنده المركزية' }),
      hold(80_00, { counterparty: 'Booking.com' }),
    ]
    for (const instruction of all) {
      await post(deps, owner.walletId, instruction).catch(() => {})
      clock.advance(1)
    }
    await post(deps, owner.walletId, {
      kind: 'move',
      key: crypto.randomUUID(),
      to: subWallet,
      amount: payment(1_00).amount,
    })
  })

  test('returns the fields for customers, newest first', async () => {
    const page = await pageOf(noura)
    expect(namesOf(page)).toEqual([
      'Savings',
      'Booking.com',
      'أسواق بنده المركزية',
      'C:\\shop',
      'snakeXcase',
      'snake_case',
      '100 Juices',
      '100% Juice',
      'Too dear',
      'Panda Supermarket',
      'Al Rajhi Bank',
    ])
    expect(page).toMatchObject({ nextCursor: null, previousCursor: null, page: 1 })
    expect(page.items.at(-1)).toEqual({
      referenceId: expect.stringMatching(/^PLK[0-9A-Z]{13}$/),
      type: 'wallet_top_up',
      status: 'successful',
      direction: 'in',
      amount: { amount: 5_000_00, currency: 'SAR' },
      counterparty: 'Al Rajhi Bank',
      createdAt: '2026-01-05T09:00:00.000Z',
      balanceAfter: { amount: 5_000_00, currency: 'SAR' },
    })
    expect(page.items.find(each => each.counterparty === 'Too dear')).toMatchObject({
      status: 'failed',
      failure: 'insufficient_funds',
    })
  })

  test.each<[Record<string, string>, string[]]>([
    [{ status: 'pending' }, ['Booking.com']],
    [{ status: 'failed' }, ['Too dear']],
    [{ type: 'bill_payment' }, ['100% Juice', 'Too dear']],
    [{ type: 'bill_payment', status: 'successful' }, ['100% Juice']],
    [{ type: 'mobile_recharge' }, []],
    [{ q: 'panda' }, ['Panda Supermarket']],
    [{ q: ' Super ' }, ['Panda Supermarket']],
    [{ q: 'p' }, ['C:\\shop', 'Panda Supermarket']],
    [{ q: '100%' }, ['100% Juice']],
    [{ q: '_' }, ['snake_case']],
    [{ q: '\\' }, ['C:\\shop']],
    [{ q: 'بنده' }, ['أسواق بنده المركزية', 'Panda Supermarket']],
    [{ q: 'بن' }, ['أسواق بنده المركزية', 'Panda Supermarket']],
    [{ q: "' or 1=1 --" }, []],
  ])('lets %j through %j', async (query, names) => {
    // A reference is random and may contain the letter of the search.
    const listedNames = namesOf(await pageOf(noura, query))
    expect(query.q === 'p' ? listedNames.filter(name => name.includes('p')) : listedNames).toEqual(names)
  })

  test('finds a part of a reference', async () => {
    const [newest] = (await pageOf(noura)).items
    const page = await pageOf(noura, { q: newest!.referenceId.slice(2, 12).toLowerCase() })
    expect(page.items).toEqual([newest])
  })

  test('returns those of a sub-wallet, and of the main wallet without them', async () => {
    const page = await pageOf(noura, { subWallet })
    expect(page.items).toMatchObject([
      { counterparty: 'Main wallet', counterpartyArabic: 'المحفظة الرئيسية', direction: 'in', type: 'transfer' },
    ])
    expect(namesOf(await pageOf(noura))).not.toContain('Main wallet')
  })

  test("does not know another customer's sub-wallet", async () => {
    const { customer } = await newWalletOwner({ app, deps })
    expect(await outcome(listOf(customer, { subWallet }))).toEqual(notFound('SUB_WALLET_NOT_FOUND'))
  })

  test('is empty in an empty wallet', async () => {
    const { customer } = await newWalletOwner({ app, deps })
    expect(await pageOf(customer)).toEqual({ items: [], nextCursor: null, previousCursor: null, page: 1 })
  })

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    ...['x', '', '0x10', '0b11', '1e1', '5.0', '5.', '05', '+5', ' 5', '5 ', '٥', '-0', 'Infinity'].map(limit => ({
      limit,
    })),
    { from: '2026-13-01' },
    { type: 'gift' },
    { sort: 'a' },
  ])('refuses %j', async query => {
    const { status, body } = await outcome(listOf(noura, query))
    expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: Object.keys(query),
    })
  })
})

describe('listTransactions: days', () => {
  let noura: Customer

  beforeAll(async () => {
    const owner = await newWalletOwner({ app, deps })
    noura = owner.customer
    for (const instant of [
      '2026-02-27T20:59:59.999Z',
      '2026-02-27T21:00:00.000Z',
      '2026-02-28T20:59:59.999Z',
      '2026-02-28T21:00:00.000Z',
      '2026-03-02T21:00:00.000Z',
    ]) {
      const then = { ...deps, clock: () => new Date(instant) }
      await post(then, owner.walletId, topUp(1_00, { counterparty: instant }))
    }
  })

  test.each([
    [{ from: '2026-02-28', to: '2026-02-28' }, ['2026-02-28T20:59:59.999Z', '2026-02-27T21:00:00.000Z']],
    [{ from: '2026-03-01' }, ['2026-03-02T21:00:00.000Z', '2026-02-28T21:00:00.000Z']],
    [{ to: '2026-02-27' }, ['2026-02-27T20:59:59.999Z']],
    [{ from: '2026-03-03', to: '2026-03-02' }, []],
  ])('%j begin and end in Riyadh', async (query, instants) =>
    expect(namesOf(await pageOf(noura, query))).toEqual(instants),
  )

  test.each(['2026-02-29', '2026-02-30', '2026-04-31'])('%s is in no calendar and is refused', async day => {
    for (const name of ['from', 'to']) {
      const response = await noura.get(`/api/v1/wallet/transactions?${name}=${day}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', fields: { [name]: expect.any(String) } })
    }
  })
})
