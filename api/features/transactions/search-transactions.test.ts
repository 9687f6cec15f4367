import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { addOldTransactions } from '#api/testing/money/old-transactions.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { namesOf, pageOf } from '#api/testing/money/wallet-requests.ts'
import { SEARCHED_TRANSACTIONS } from './search-transactions.ts'

const { app, database, deps, clock } = await testApp()
afterAll(() => database.close())

const MINUTE = 60

describe('a search of listTransactions', async () => {
  const { customer, walletId } = await newWalletOwner({ app, deps })
  const at = (minutes: number) => addSeconds(clock(), minutes * MINUTE)
  const postAt = (minutes: number, instruction: Instruction) =>
    post({ ...deps, clock: () => at(minutes) }, walletId, instruction)
  // There are as many rows between the two oldest and the two newest as a page reads. A reference has no `&`.
  const BETWEEN = SEARCHED_TRANSACTIONS
  await postAt(0, topUp(1_000_00, { counterparty: 'J& Bank' }))
  await postAt(1, payment(1_00, { counterparty: 'J& Stationery', type: 'bill_payment' }))
  await addOldTransactions(deps.db, walletId, BETWEEN, at(BETWEEN + 2))
  await postAt(BETWEEN + 3, payment(1_00, { counterparty: 'J& Stationery' }))
  await postAt(BETWEEN + 4, payment(1_00, { counterparty: 'Panda' }))
  const search = (query: Record<string, string>) => pageOf(customer, query)

  test.each(['j&', 'stationery'])('for %s says how far back it has looked, and goes on there', async q => {
    const first = await search({ q })
    expect(namesOf(first)).toEqual(['J& Stationery'])
    // The first page has searched the two newest of the other transactions, and not the two oldest.
    expect(first).toMatchObject({ page: 1, searchedBackTo: at(4).toISOString() })
    const second = await search({ cursor: first.nextCursor! })
    expect(namesOf(second)).toEqual(q === 'stationery' ? ['J& Stationery'] : ['J& Stationery', 'J& Bank'])
    expect(second).toMatchObject({ page: 2, nextCursor: null })
    expect(second).not.toHaveProperty('searchedBackTo')
    const back = await search({ cursor: second.previousCursor! })
    expect(namesOf(back)).toEqual(['J& Stationery'])
    expect(back).toMatchObject({ page: 1, previousCursor: null, searchedBackTo: first.searchedBackTo })
  })

  test('without a match has pages without items, until it has looked at everything', async () => {
    const first = await search({ q: 'nobody' })
    expect(first).toMatchObject({ items: [], searchedBackTo: at(4).toISOString() })
    expect(await search({ cursor: first.nextCursor! })).toEqual({
      items: [],
      nextCursor: null,
      previousCursor: null,
      page: 2,
    })
  })

  test('stops at a full page, and looks as far as before from there', async () => {
    const first = await search({ q: 'old shop', limit: '3' })
    expect(first.items).toHaveLength(3)
    expect(first).not.toHaveProperty('searchedBackTo')
    const second = await search({ cursor: first.nextCursor! })
    expect(second.items).toHaveLength(3)
    const back = await search({ cursor: second.previousCursor! })
    expect(back.items).toEqual(first.items)
  })

  test.each<Record<string, string>>([
    { type: 'bill_payment' },
    { to: '2026-01-05', status: 'successful', type: 'bill_payment' },
  ])('looks only at what matches the other filters: %o', async filters => {
    const page = await search({ q: 'j&', ...filters })
    expect(namesOf(page)).toEqual(['J& Stationery'])
    expect(page).toMatchObject({ nextCursor: null })
    expect(page).not.toHaveProperty('searchedBackTo')
  })

  test('for what has no category looks at as many, and for what has no receipt', async () => {
    const page = await search({ category: 'none', receipt: 'none' })
    expect(page.items).toHaveLength(20)
    const { items } = await (await customer.get('/api/v1/transaction-categories')).json()
    await database.db.execute(
      sql`insert into transaction_annotations (id, wallet_id, category_id, updated_at) select reference_id, wallet_id, ${items[0].categoryId}, created_at from transactions where wallet_id = ${walletId} and counterparty like 'Old shop%'`,
    )
    const first = await search({ category: 'none' })
    expect(namesOf(first)).toEqual(['Panda', 'J& Stationery'])
    expect(first).toMatchObject({ searchedBackTo: at(4).toISOString() })
    const second = await search({ cursor: first.nextCursor! })
    expect(namesOf(second)).toEqual(['J& Stationery', 'J& Bank'])
    const newest = second.items[0]!.referenceId
    await customer.upload(`/api/v1/wallet/transactions/${newest}/receipts/${crypto.randomUUID()}`, '%PDF-1.7')
    await customer.patch(`/api/v1/wallet/transactions/${newest}`, { note: 'no category' })
    const bills = { type: 'bill_payment' }
    expect(namesOf(await search({ ...bills, category: 'none' }))).toEqual(['J& Stationery'])
    expect(namesOf(await search({ ...bills, receipt: 'none' }))).toEqual([])
    const file = await (await customer.get('/api/v1/wallet/transactions/export?category=none&receipt=none')).text()
    expect(file.trim().split('\r\n')).toHaveLength(1 + 3)
  })

  test('is whole in a download', async () => {
    const response = await customer.get('/api/v1/wallet/transactions/export?q=j%26')
    const rows = (await response.text()).trim().split('\r\n')
    expect(rows).toHaveLength(1 + 3)
  })
})
