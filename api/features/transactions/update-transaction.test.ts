import { afterAll, describe, expect, test } from 'vitest'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { pageOf, refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const PATH = '/api/v1/wallet/transactions'

/** Somebody with a top-up of 500.00 SAR and a payment, whose reference this is. */
async function newBookkeeper() {
  const { customer, walletId } = await newWalletOwner({ app, deps })
  await post(deps, walletId, topUp(500_00))
  const { referenceId } = (await post(deps, walletId, payment(20_00))).transaction
  const { items } = await (await customer.get('/api/v1/transaction-categories')).json()
  return { customer, walletId, referenceId, rent: items[0].categoryId, salaries: items[1].categoryId }
}

const update = (by: Customer, referenceId: string, changes: object) =>
  outcome(by.patch(`${PATH}/${referenceId}`, changes))

describe('updateTransaction', () => {
  test('stores what is given and leaves the rest', async () => {
    const { customer, referenceId, rent, salaries } = await newBookkeeper()
    expect(await update(customer, referenceId, { note: ' Office\nrent\u202e ', categoryId: rent })).toMatchObject({
      status: 200,
      body: { referenceId, note: 'Office\nrent', category: { categoryId: rent, name: 'Rent', nameArabic: 'إيجار' } },
    })
    const response = await update(customer, referenceId, { categoryId: salaries })
    expect(response.body).toMatchObject({ note: 'Office\nrent', category: { name: 'Salaries' } })
    const responseOfEmpty = await update(customer, referenceId, { note: '  ', categoryId: null })
    expect(Object.keys(responseOfEmpty.body)).not.toContain('note')
    expect(Object.keys(responseOfEmpty.body)).not.toContain('category')
  })

  test('is what the list is filtered by', async () => {
    const { customer, referenceId, rent, salaries } = await newBookkeeper()
    await update(customer, referenceId, { categoryId: rent })
    expect((await pageOf(customer, { categoryId: rent })).items).toMatchObject([{ referenceId }])
    expect((await pageOf(customer, { categoryId: salaries })).items).toEqual([])
    const file = await (await customer.get(`${PATH}/export?categoryId=${rent}&locale=ar`)).text()
    expect(file.trim().split('\r\n')).toEqual([expect.any(String), expect.stringMatching(/,480\.00,إيجار,$/)])
  })

  test('refuses a note that is too long and the category of somebody else', async () => {
    const [{ customer, referenceId }, { rent }] = [await newBookkeeper(), await newBookkeeper()]
    expect(await update(customer, referenceId, { note: 'x'.repeat(501) })).toMatchObject({ status: 400 })
    expect(await update(customer, referenceId, { categoryId: rent })).toEqual(refused(404, 'CATEGORY_NOT_FOUND'))
    expect((await pageOf(customer, { categoryId: rent })).items).toEqual([])
  })

  test("does not know another customer's", async () => {
    const [{ customer }, { referenceId }] = [await newBookkeeper(), await newBookkeeper()]
    expect(await update(customer, referenceId, { note: 'x' })).toEqual(refused(404, 'TRANSACTION_NOT_FOUND'))
  })

  test('is neither for staff nor for programs that hear of events', async () => {
    const { customer, referenceId, rent } = await newBookkeeper()
    await update(customer, referenceId, { note: 'For us alone', categoryId: rent })
    const sara = await new StaffMember(app).signIn()
    const text = await (await sara.get(`/customers/${customer.userId}/transactions`)).text()
    expect(text).toContain(referenceId)
    expect(text).not.toContain('For us alone')
    const events = await (await customer.get('/api/v1/events')).text()
    expect(events).toContain(referenceId)
    expect(events).not.toContain('For us alone')
  })

  test('a category that is deleted meanwhile is refused or leaves the transaction without one', async () => {
    const { customer, referenceId, rent } = await newBookkeeper()
    const [response] = await Promise.all([
      update(customer, referenceId, { note: 'Kept', categoryId: rent }),
      customer.delete(`/api/v1/transaction-categories/${rent}`),
    ])
    expect([200, 404]).toContain(response.status)
    const { body } = await outcome(customer.get(`${PATH}/${referenceId}`))
    expect(Object.keys(body)).not.toContain('category')
  })
})
