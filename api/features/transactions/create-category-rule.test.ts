import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { categoryRules } from '#api/kernel/db/schema/annotations.ts'
import { testApp } from '#api/testing/app.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { MAX_CATEGORY_RULES } from '#domain/money/annotations.ts'

const world = await testApp()
const { database, deps, clock } = world
afterAll(() => database.close())

const PATH = '/api/v1/category-rules'
const TRANSACTIONS = '/api/v1/wallet/transactions'

let owner: WalletOwner
let categories: { categoryId: string; name: string }[]
beforeEach(async () => {
  owner = await newWalletOwner(world)
  await owner.now(topUp(1_000_00, { counterparty: 'Bank' }))
  categories = (await (await owner.customer.get('/api/v1/transaction-categories')).json()).items
})

const pay = async (counterparty: string) => (await owner.now(payment(1_00, { counterparty }))).transaction.referenceId
const rule = (referenceId: string, { category = 0, applyToEarlier = false } = {}, { customer } = owner) =>
  outcome(customer.post(PATH, { referenceId, categoryId: categories[category]!.categoryId, applyToEarlier }))
const rules = async () => (await (await owner.customer.get(PATH)).json()).items
const categoryOf = async (referenceId: string): Promise<string | undefined> =>
  (await (await owner.customer.get(`${TRANSACTIONS}/${referenceId}`)).json()).category?.name

describe('createCategoryRule', () => {
  test('gives the category to new transactions with the counterparty, and to no others', async () => {
    const first = await pay('Panda')
    expect(await rule(first)).toMatchObject({
      status: 201,
      body: { rule: { counterparty: 'Panda', category: { name: 'Rent' } }, applied: 0 },
    })
    expect(await categoryOf(first)).toBeUndefined()
    expect(await categoryOf(await pay('Panda'))).toBe('Rent')
    expect(await categoryOf(await pay('Pandas'))).toBeUndefined()
  })

  test('gives it to earlier ones that have none, if wished', async () => {
    const [first, second, third, other] = [await pay('Panda'), await pay('Panda'), await pay('Panda'), await pay('stc')]
    const { categoryId } = categories[1]!
    await owner.customer.patch(`${TRANSACTIONS}/${second}`, { categoryId })
    await owner.customer.patch(`${TRANSACTIONS}/${third}`, { note: 'For the shop' })
    expect((await rule(first, { applyToEarlier: true })).body).toMatchObject({ applied: 2 })
    expect(await Promise.all([first, second, third, other].map(categoryOf))).toEqual([
      'Rent',
      'Salaries',
      'Rent',
      undefined,
    ])
    expect(await (await owner.customer.get(`${TRANSACTIONS}/${third}`)).json()).toMatchObject({ note: 'For the shop' })
  })

  test('takes the place of an earlier rule', async () => {
    const first = await pay('Panda')
    await Promise.all([rule(first), rule(first)])
    await rule(first, { category: 1 })
    expect(await rules()).toEqual([
      expect.objectContaining({ category: expect.objectContaining({ name: 'Salaries' }) }),
    ])
    expect(await categoryOf(await pay('Panda'))).toBe('Salaries')
  })

  test('is for an own transaction and an own category', async () => {
    const stranger = await newWalletOwner(world)
    const first = await pay('Panda')
    expect(await rule(first, {}, stranger)).toEqual(refusal(404, 'TRANSACTION_NOT_FOUND'))
    const theirs = (await stranger.now(topUp(1_00))).transaction.referenceId
    expect(await rule(theirs, {}, stranger)).toEqual(refusal(404, 'CATEGORY_NOT_FOUND'))
    await rule(first)
    await stranger.now(topUp(10_00, { counterparty: 'Panda' }))
    const { items } = await (await stranger.customer.get(TRANSACTIONS)).json()
    expect(items[0]).not.toHaveProperty('category')
  })

  test('ends with its category, and payments go on', async () => {
    await rule(await pay('Panda'))
    await owner.customer.delete(`/api/v1/transaction-categories/${categories[0]!.categoryId}`)
    expect(await rules()).toEqual([])
    expect(await categoryOf(await pay('Panda'))).toBeUndefined()
  })

  test('has a limit for each account', async () => {
    const rows = Array.from({ length: MAX_CATEGORY_RULES }, (_, number) => ({
      id: crypto.randomUUID(),
      walletId: owner.walletId,
      counterparty: `Shop ${number}`,
      categoryId: categories[0]!.categoryId,
      createdAt: clock(),
    }))
    await deps.db.insert(categoryRules).values(rows)
    expect(await rule(await pay('Panda'))).toEqual(refusal(409, 'CATEGORY_RULE_LIMIT_REACHED'))
    expect(await rule(await pay('Shop 1'), { category: 1 })).toMatchObject({ status: 201 })
  })
})

describe('deleteCategoryRule', () => {
  test('ends the rule, and transactions keep their category', async () => {
    const first = await pay('Panda')
    const { body } = await rule(first, { applyToEarlier: true })
    const { ruleId } = (body as { rule: { ruleId: string } }).rule
    const stranger = await newWalletOwner(world)
    const notFound = refusal(404, 'CATEGORY_RULE_NOT_FOUND')
    expect(await outcome(stranger.customer.delete(`${PATH}/${ruleId}`))).toEqual(notFound)
    expect((await owner.customer.delete(`${PATH}/${ruleId}`)).status).toBe(204)
    expect(await outcome(owner.customer.delete(`${PATH}/${ruleId}`))).toEqual(notFound)
    expect(await categoryOf(first)).toBe('Rent')
    expect(await categoryOf(await pay('Panda'))).toBeUndefined()
  })
})
