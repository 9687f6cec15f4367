import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction, TransactionList } from '#api/contract/generated/schemas.ts'
import { wallets } from '#api/db/schema/wallet.ts'
import { post } from '#api/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { hold, newSubWallet, newWalletOwner, payment, topUp } from '#api/testing/wallet.ts'

const { app, database, deps, clock } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/wallet/transactions'
const listOf = (customer: Customer, query: Record<string, string> = {}) =>
  customer.get(`${PATH}?${new URLSearchParams(query)}`)

async function pageOf(customer: Customer, query: Record<string, string> = {}): Promise<TransactionList> {
  const response = await listOf(customer, query)
  expect(response.status).toBe(200)
  return response.json()
}
const namesOf = (page: TransactionList) => page.items.map(({ counterparty }) => counterparty)
const cursorInvalid = { status: 400, body: expect.objectContaining({ code: 'CURSOR_INVALID' }) }
const notFound = (code: string) => ({ status: 404, body: expect.objectContaining({ code }) })

/** Follows the cursors in one direction, to the end. */
async function walk(customer: Customer, first: TransactionList, direction: 'next' | 'previous') {
  const pages = [first]
  for (;;) {
    const cursor = pages.at(-1)?.[direction === 'next' ? 'nextCursor' : 'previousCursor']
    if (!cursor) return pages
    pages.push(await pageOf(customer, { cursor }))
  }
}

describe('listTransactions', () => {
  let noura: Customer
  let subWallet = ''

  beforeAll(async () => {
    const owner = await newWalletOwner(app, deps)
    noura = owner.customer
    subWallet = await newSubWallet(deps, owner.walletId)
    const all = [
      topUp(5_000_00, { counterparty: 'Al Rajhi Bank' }),
      payment(10_00, { counterparty: 'Panda Supermarket' }),
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

  test('answers the newest first, with what a customer sees of them', async () => {
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
    [{ q: 'بنده' }, ['أسواق بنده المركزية']],
    [{ q: 'بن' }, ['أسواق بنده المركزية']],
    [{ q: "' or 1=1 --" }, []],
  ])('lets %j through %j', async (query, names) => {
    // A reference is drawn by lot and may have the letter that is looked for.
    const found = namesOf(await pageOf(noura, query))
    expect(query.q === 'p' ? found.filter(name => name.includes('p')) : found).toEqual(names)
  })

  test('finds a part of a reference', async () => {
    const [newest] = (await pageOf(noura)).items
    const page = await pageOf(noura, { q: newest!.referenceId.slice(2, 12).toLowerCase() })
    expect(page.items).toEqual([newest])
  })

  test('answers those of a sub-wallet, and of the main wallet without them', async () => {
    const page = await pageOf(noura, { subWallet })
    expect(page.items).toMatchObject([{ counterparty: 'Plink', direction: 'in', type: 'transfer' }])
    expect(namesOf(await pageOf(noura))).not.toContain('Plink')
  })

  test("does not know another customer's sub-wallet", async () => {
    const { customer } = await newWalletOwner(app, deps)
    expect(await outcome(listOf(customer, { subWallet }))).toEqual(notFound('SUB_WALLET_NOT_FOUND'))
  })

  test('is empty in an empty wallet', async () => {
    const { customer } = await newWalletOwner(app, deps)
    expect(await pageOf(customer)).toEqual({ items: [], nextCursor: null, previousCursor: null, page: 1 })
  })

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { limit: 'x' },
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

describe('days', () => {
  let noura: Customer

  beforeAll(async () => {
    const owner = await newWalletOwner(app, deps)
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
    [{ from: '2026-02-29', to: '2026-02-30' }, ['2026-02-28T21:00:00.000Z']],
    [{ from: '2026-03-03', to: '2026-03-02' }, []],
  ])('%j begin and end in Riyadh', async (query, instants) =>
    expect(namesOf(await pageOf(noura, query))).toEqual(instants),
  )
})

describe('cursors', () => {
  let noura: Customer
  let walletId = ''
  const COUNT = 23

  beforeAll(async () => {
    const owner = await newWalletOwner(app, deps)
    noura = owner.customer
    walletId = owner.walletId
    // The clock stands still in between, so that only the order of arrival tells some apart.
    for (let index = 1; index <= COUNT; index++) {
      await post(deps, walletId, topUp(1_00, { counterparty: `Top-up ${index}` }))
      if (index % 4 === 0) clock.advance(1)
    }
  })
  const numbered = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `Top-up ${from - index}`)

  test.each([1, 5, 22, 23, 24])('in pages of %d lead through the whole list and back', async limit => {
    const forth = await walk(noura, await pageOf(noura, { limit: String(limit) }), 'next')
    expect(forth.flatMap(namesOf)).toEqual(numbered(COUNT, 1))
    expect(forth.map(({ page }) => page)).toEqual(forth.map((_, index) => index + 1))
    const back = await walk(noura, forth.at(-1)!, 'previous')
    const itemsOf = ({ items, page }: TransactionList) => ({ items, page })
    expect(back.map(itemsOf)).toEqual(forth.map(itemsOf).reverse())
    expect(back.at(-1)).toMatchObject({ page: 1, previousCursor: null })
  })

  test('lead to no row twice and past none while new ones arrive', async () => {
    const owner = await newWalletOwner(app, deps)
    const arrive = (name: string) => post(deps, owner.walletId, topUp(1_00, { counterparty: name }))
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await arrive(name)
    const first = await pageOf(owner.customer, { limit: '2' })
    await arrive('new 1')
    const second = await pageOf(owner.customer, { cursor: first.nextCursor! })
    await arrive('new 2')
    const third = await pageOf(owner.customer, { cursor: second.nextCursor! })
    expect([first, second, third].map(namesOf)).toEqual([
      ['f', 'e'],
      ['d', 'c'],
      ['b', 'a'],
    ])
    const back = await walk(owner.customer, third, 'previous')
    expect(back.map(namesOf)).toEqual([
      ['b', 'a'],
      ['d', 'c'],
      ['f', 'e'],
    ])
    expect(namesOf(await pageOf(owner.customer, { limit: '2' }))).toEqual(['new 2', 'new 1'])
  })

  test('keep their filters and the size of the page', async () => {
    const first = await pageOf(noura, { q: 'Top-up 1', status: 'successful', limit: '3' })
    const second = await pageOf(noura, { cursor: first.nextCursor! })
    expect([first, second].map(namesOf)).toEqual([numbered(19, 17), numbered(16, 14)])
    const repeated = { q: 'Top-up 1', status: 'successful', cursor: first.nextCursor! }
    expect(await pageOf(noura, repeated)).toEqual(second)
    expect(namesOf(await pageOf(noura, { cursor: first.nextCursor!, limit: '1' }))).toEqual(['Top-up 16'])
  })

  test.each<Record<string, string>>([
    { q: 'Top-up 2' },
    { status: 'failed' },
    { type: 'wallet_top_up' },
    { from: '2026-01-05' },
    { to: '2026-12-31' },
    { subWallet: '482913650127' },
  ])('are refused with %j when made without', async other => {
    const { nextCursor } = await pageOf(noura, { q: 'Top-up 1', limit: '3' })
    expect(await outcome(listOf(noura, { ...other, cursor: nextCursor! }))).toEqual(cursorInvalid)
  })

  test('are refused when changed, made up or of another customer or list', async () => {
    const { customer } = await newWalletOwner(app, deps)
    const cursor = (await pageOf(noura, { limit: '3' })).nextCursor!
    const changed = cursor.replace(/^.{9}/, 'eyJwYWdlI')
    for (const refused of [
      listOf(noura, { cursor: changed === cursor ? `A${cursor}` : changed }),
      listOf(noura, { cursor: 'eyJwYWdlIjoyfQ.Qm9yKQyT4fJ5s2o7eWdZpXaBcQrT5kq1Vb8sYw2nLr0' }),
      listOf(customer, { cursor }),
      noura.get(`/api/v1/wallet/holds?cursor=${cursor}`),
    ]) {
      expect(await outcome(refused)).toEqual(cursorInvalid)
    }
  })

  test('do not tell how many transactions there are', async () => {
    const cursor = (await pageOf(noura, { limit: '3' })).nextCursor!
    const content = Buffer.from(cursor.split('.')[0]!, 'base64url').toString()
    expect(content).toContain('PLK')
    expect(content).not.toContain('sequence')
  })

  test('begin again where what they lead to has gone', async () => {
    const owner = await newWalletOwner(app, deps)
    await post(deps, owner.walletId, topUp(100_00))
    const held: string[] = []
    for (const name of ['a', 'b', 'c']) {
      const placed = await post(deps, owner.walletId, hold(1_00, { counterparty: name }))
      held.push(placed.hold!.id)
    }
    const end = (holdId: string) => post(deps, owner.walletId, { kind: 'capture', key: crypto.randomUUID(), holdId })
    const first = await pageOf(owner.customer, { status: 'pending', limit: '2' })
    const second = await pageOf(owner.customer, { cursor: first.nextCursor! })
    expect([first, second].map(namesOf)).toEqual([['c', 'b'], ['a']])
    await end(held[2]!)
    const back = await pageOf(owner.customer, { cursor: second.previousCursor! })
    expect({ ...back, items: namesOf(back) }).toEqual({
      items: ['b', 'a'],
      nextCursor: null,
      previousCursor: null,
      page: 1,
    })
    await end(held[0]!)
    expect(namesOf(await pageOf(owner.customer, { cursor: first.nextCursor! }))).toEqual(['b'])
  })

  test('count from one again where earlier pages have gone', async () => {
    const owner = await newWalletOwner(app, deps)
    await post(deps, owner.walletId, topUp(100_00))
    const held: string[] = []
    for (const name of ['a', 'b', 'c']) {
      held.push((await post(deps, owner.walletId, hold(1_00, { counterparty: name }))).hold!.id)
    }
    const pages = await walk(owner.customer, await pageOf(owner.customer, { status: 'pending', limit: '1' }), 'next')
    await post(deps, owner.walletId, { kind: 'release', key: crypto.randomUUID(), holdId: held[2]! })
    const back = await pageOf(owner.customer, { cursor: pages[2]!.previousCursor! })
    expect({ ...back, items: namesOf(back) }).toMatchObject({ items: ['b'], previousCursor: null, page: 1 })
  })
})

describe('getTransaction', () => {
  test('answers one of the wallet or a sub-wallet, with what brought it back', async () => {
    const { customer, walletId } = await newWalletOwner(app, deps)
    const subWallet = await newSubWallet(deps, walletId)
    await post(deps, walletId, topUp(100_00, { subWallet }))
    const paid = (await post(deps, walletId, payment(10_00, { subWallet }))).transaction.referenceId
    const one = async (referenceId: string): Promise<Transaction> =>
      (await customer.get(`${PATH}/${referenceId}`)).json()
    expect(await one(paid)).toMatchObject({ referenceId: paid, direction: 'out', amount: { amount: 10_00 } })
    expect(await one(paid)).not.toHaveProperty('reversedBy')
    const reversal = { kind: 'reversal' as const, key: crypto.randomUUID(), referenceId: paid }
    const back = (await post(deps, walletId, reversal)).transaction.referenceId
    expect(await one(paid)).toMatchObject({ reversedBy: back, status: 'successful' })
    expect(await one(back)).toMatchObject({ reversalOf: paid, direction: 'in', type: 'reversal' })
    expect((await pageOf(customer, { subWallet })).items).toMatchObject([
      { reversalOf: paid },
      { reversedBy: back },
      {},
    ])
  })

  test("does not know another customer's", async () => {
    const [noura, salem] = [await newWalletOwner(app, deps), await newWalletOwner(app, deps)]
    const { referenceId } = (await post(deps, noura.walletId, topUp(1_00))).transaction
    for (const unknown of [referenceId, 'PLK0000000000000']) {
      expect(await outcome(salem.customer.get(`${PATH}/${unknown}`))).toEqual(notFound('TRANSACTION_NOT_FOUND'))
    }
  })
})

describe('markTransactionsSeen', () => {
  const seenOf = async (walletId: string) =>
    (await database.db.select({ seen: wallets.seenSequence }).from(wallets).where(eq(wallets.id, walletId)))[0]?.seen

  test('goes forward and never back', async () => {
    const { customer, walletId } = await newWalletOwner(app, deps)
    const older = (await post(deps, walletId, topUp(1_00))).transaction
    const newer = (await post(deps, walletId, topUp(1_00))).transaction
    for (const { referenceId } of [newer, older]) {
      const marked = await customer.post(`${PATH}/seen`, { referenceId })
      expect([marked.status, await marked.text()]).toEqual([204, ''])
      expect(await seenOf(walletId)).toBe(newer.sequence)
    }
  })

  test("does not know another customer's", async () => {
    const [noura, salem] = [await newWalletOwner(app, deps), await newWalletOwner(app, deps)]
    const { referenceId } = (await post(deps, noura.walletId, topUp(1_00))).transaction
    expect(await outcome(salem.customer.post(`${PATH}/seen`, { referenceId }))).toEqual(
      notFound('TRANSACTION_NOT_FOUND'),
    )
    expect([await seenOf(noura.walletId), await seenOf(salem.walletId)]).toEqual([0, 0])
  })
})
