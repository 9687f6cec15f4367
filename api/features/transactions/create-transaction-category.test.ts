import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/transaction-categories'
const owner = async () => (await newWalletOwner({ app, deps })).customer
const create = (by: Customer, name: string) => outcome(by.post(PATH, { name }, {}))
const list = async (by: Customer): Promise<{ categoryId: string; name: string }[]> =>
  (await (await by.get(PATH)).json()).items

describe('createTransactionCategory', () => {
  test('adds to the ten that an account begins with', async () => {
    const noura = await owner()
    expect(await create(noura, '  Coffee \u200b beans ')).toMatchObject({ status: 201, body: { name: 'Coffee beans' } })
    expect((await list(noura)).map(({ name }) => name)).toEqual([
      ...['Rent', 'Salaries', 'Suppliers', 'Utilities', 'Government fees'],
      ...['Marketing', 'Travel', 'Equipment', 'Sales', 'Other', 'Coffee beans'],
    ])
  })

  test('refuses a name that is too short, and one that is taken in either language', async () => {
    const noura = await owner()
    for (const name of ['x', ' ', '\u200b\u200b', 'x'.repeat(41)]) {
      expect(await create(noura, name)).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } })
    }
    for (const name of ['RENT', 'إيجار']) expect(await create(noura, name)).toEqual(refused(409, 'CATEGORY_EXISTS'))
  })

  test('makes one of the same name, and no more than 50, however many are asked for at once', async () => {
    const noura = await owner()
    const same = await atOnce(5, () => noura.post(PATH, { name: 'Beans' }, {}))
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1)
    for (let count = 11; count < 48; count += 1) await create(noura, `Shop ${count}`)
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].values()
    const many = await atOnce(6, () => noura.post(PATH, { name: names.next().value }, {}))
    expect(many.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(many.filter(({ body }) => body.code === 'CATEGORY_LIMIT_REACHED')).toHaveLength(4)
    expect(await list(noura)).toHaveLength(50)
  })
})

describe('renameTransactionCategory', () => {
  const rename = (by: Customer, id: string, name: string) => outcome(by.patch(`${PATH}/${id}`, { name }))

  test('gives it one name in both languages, also its own in capitals', async () => {
    const noura = await owner()
    const [rent] = await list(noura)
    expect(await rename(noura, rent!.categoryId, 'RENT')).toMatchObject({ status: 200, body: { name: 'RENT' } })
    expect((await list(noura))[0]).toEqual({ categoryId: rent!.categoryId, name: 'RENT' })
    expect(await rename(noura, rent!.categoryId, 'sales')).toEqual(refused(409, 'CATEGORY_EXISTS'))
    expect(await rename(noura, rent!.categoryId, '')).toMatchObject({ status: 400 })
  })

  test("does not know another customer's", async () => {
    const [noura, salem] = [await owner(), await owner()]
    const [categoryOfOther] = await list(salem)
    expect(await rename(noura, categoryOfOther!.categoryId, 'Mine')).toEqual(refused(404, 'CATEGORY_NOT_FOUND'))
    expect((await noura.delete(`${PATH}/${categoryOfOther!.categoryId}`)).status).toBe(404)
    expect(await list(salem)).toHaveLength(10)
  })
})

describe('deleteTransactionCategory', () => {
  test('makes room for another one', async () => {
    const noura = await owner()
    const [rent] = await list(noura)
    expect((await noura.delete(`${PATH}/${rent!.categoryId}`)).status).toBe(204)
    expect((await noura.delete(`${PATH}/${rent!.categoryId}`)).status).toBe(404)
    expect(await create(noura, 'Rent')).toMatchObject({ status: 201 })
  })
})
