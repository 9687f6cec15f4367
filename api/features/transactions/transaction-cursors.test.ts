import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TransactionList } from '#api/contract/generated/schemas.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { hold, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { listOf, namesOf, pageOf } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps, clock } = await testApp()
afterAll(() => database.close())

const cursorInvalid = { status: 400, body: expect.objectContaining({ code: 'CURSOR_INVALID' }) }

/** Follows the cursors in one direction, to the end. */
async function walk(customer: Customer, first: TransactionList, direction: 'next' | 'previous') {
  const pages = [first]
  for (;;) {
    const cursor = pages.at(-1)?.[direction === 'next' ? 'nextCursor' : 'previousCursor']
    if (!cursor) return pages
    pages.push(await pageOf(customer, { cursor }))
  }
}

describe('listTransactions: cursors', () => {
  let noura: Customer
  let walletId = ''
  const COUNT = 23

  beforeAll(async () => {
    const owner = await newWalletOwner({ app, deps })
    noura = owner.customer
    walletId = owner.walletId
    // The clock stands still between some of them, so that only the sequence orders these.
    for (let index = 1; index <= COUNT; index++) {
      await post(deps, walletId, topUp(1_00, { counterparty: `Top-up ${index}` }))
      if (index % 4 === 0) clock.advance(1)
    }
  })
  const namesBetween = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `Top-up ${from - index}`)

  test.each([1, 5, 22, 23, 24])('in pages of %d lead through the whole list and back', async limit => {
    const forth = await walk(noura, await pageOf(noura, { limit: String(limit) }), 'next')
    expect(forth.flatMap(namesOf)).toEqual(namesBetween(COUNT, 1))
    expect(forth.map(({ page }) => page)).toEqual(forth.map((_, index) => index + 1))
    const back = await walk(noura, forth.at(-1)!, 'previous')
    const itemsOf = ({ items, page }: TransactionList) => ({ items, page })
    expect(back.map(itemsOf)).toEqual(forth.map(itemsOf).reverse())
    expect(back.at(-1)).toMatchObject({ page: 1, previousCursor: null })
  })

  test('return each row once while new ones arrive', async () => {
    const owner = await newWalletOwner({ app, deps })
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
    expect([first, second].map(namesOf)).toEqual([namesBetween(19, 17), namesBetween(16, 14)])
    const query = { q: 'Top-up 1', status: 'successful', cursor: first.nextCursor! }
    expect(await pageOf(noura, query)).toEqual(second)
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
    const { customer } = await newWalletOwner({ app, deps })
    const cursor = (await pageOf(noura, { limit: '3' })).nextCursor!
    const invalidCursor = cursor.replace(/^.{9}/, 'eyJwYWdlI')
    for (const call of [
      listOf(noura, { cursor: invalidCursor === cursor ? `A${cursor}` : invalidCursor }),
      listOf(noura, { cursor: 'eyJwYWdlIjoyfQ.Qm9yKQyT4fJ5s2o7eWdZpXaBcQrT5kq1Vb8sYw2nLr0' }),
      listOf(customer, { cursor }),
      noura.get(`/api/v1/wallet/holds?cursor=${cursor}`),
    ]) {
      expect(await outcome(call)).toEqual(cursorInvalid)
    }
  })

  test('do not reveal the number of transactions', async () => {
    const cursor = (await pageOf(noura, { limit: '3' })).nextCursor!
    const content = Buffer.from(cursor.split('.')[0]!, 'base64url').toString()
    expect(content).toContain('PLK')
    expect(content).not.toContain('sequence')
  })

  test('restart the list if their rows no longer match', async () => {
    const owner = await newWalletOwner({ app, deps })
    await post(deps, owner.walletId, topUp(100_00))
    const holdIds: string[] = []
    for (const name of ['a', 'b', 'c']) {
      const posting = await post(deps, owner.walletId, hold(1_00, { counterparty: name }))
      holdIds.push(posting.hold!.id)
    }
    const end = (holdId: string) => post(deps, owner.walletId, { kind: 'capture', key: crypto.randomUUID(), holdId })
    const first = await pageOf(owner.customer, { status: 'pending', limit: '2' })
    const second = await pageOf(owner.customer, { cursor: first.nextCursor! })
    expect([first, second].map(namesOf)).toEqual([['c', 'b'], ['a']])
    await end(holdIds[2]!)
    const back = await pageOf(owner.customer, { cursor: second.previousCursor! })
    expect({ ...back, items: namesOf(back) }).toEqual({
      items: ['b', 'a'],
      nextCursor: null,
      previousCursor: null,
      page: 1,
    })
    await end(holdIds[0]!)
    expect(namesOf(await pageOf(owner.customer, { cursor: first.nextCursor! }))).toEqual(['b'])
  })

  test('number the pages from one again if earlier pages no longer exist', async () => {
    const owner = await newWalletOwner({ app, deps })
    await post(deps, owner.walletId, topUp(100_00))
    const holdIds: string[] = []
    for (const name of ['a', 'b', 'c']) {
      holdIds.push((await post(deps, owner.walletId, hold(1_00, { counterparty: name }))).hold!.id)
    }
    const pages = await walk(owner.customer, await pageOf(owner.customer, { status: 'pending', limit: '1' }), 'next')
    await post(deps, owner.walletId, { kind: 'release', key: crypto.randomUUID(), holdId: holdIds[2]! })
    const back = await pageOf(owner.customer, { cursor: pages[2]!.previousCursor! })
    expect({ ...back, items: namesOf(back) }).toMatchObject({ items: ['b'], previousCursor: null, page: 1 })
  })
})
