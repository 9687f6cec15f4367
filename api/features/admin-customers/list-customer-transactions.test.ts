import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportedProblem, Transaction } from '#api/contract/generated/schemas.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { outcome } from '#api/testing/outcome.ts'
import { foundBy } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, deps, database } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

async function customerWithTopUps(count: number) {
  const customer = await (await newCustomer(app)).signIn()
  const walletId = await walletIdOfPhone(deps.db, `+966${customer.identifier.replace(/\D/g, '').slice(-9)}`)
  for (let amount = 1; amount <= count; amount++) await post(deps, walletId, topUp(amount * 100))
  return customer
}

const pathOf = (customerId: string, query = '') => `/customers/${customerId}/transactions${query}`
const amountsOf = (items: Transaction[]) => items.map(({ amount }) => amount.amount / 100)

describe('listCustomerTransactions', () => {
  test('returns what the customer sees, newest first, page by page and back', async () => {
    const { userId } = await customerWithTopUps(3)
    const first = await (await sara.get(pathOf(userId, '?limit=2'))).json()
    expect(amountsOf(first.items)).toEqual([3, 2])
    const second = await (await sara.get(pathOf(userId, `?cursor=${first.nextCursor}`))).json()
    expect(amountsOf(second.items)).toEqual([1])
    expect(second).toMatchObject({ nextCursor: null, page: 2 })
    const back = await (await sara.get(pathOf(userId, `?cursor=${second.previousCursor}`))).json()
    expect(back.items).toEqual(first.items)
  })

  test('names in full whom the customer has paid and sees masked', async () => {
    const [payer, payee] = [await customerWithTopUps(1), await customerWithTopUps(0)]
    const draft = await prepareTo(payer, payee.identifier, 1_00)
    await confirmDraft(payer, draft)
    const counterpartiesOf = async (customer: Customer) =>
      (await (await sara.get(pathOf(customer.userId, '?limit=1'))).json()).items.map(
        ({ counterparty }: Transaction) => counterparty,
      )
    expect(draft.transfer.destination.name).toContain('***')
    const [businessName] = (await foundBy(sara, payee.identifier)).map(customer => customer.businessName)
    expect(await counterpartiesOf(payer)).toEqual([businessName])
    expect(await counterpartiesOf(payee)).toEqual([businessName])
    const { referenceId } = draft.transfer
    const path = `/api/v1/wallet/transactions/${referenceId}/cases`
    const report = { problem: 'charged_twice', text: 'I paid this once' }
    expect(await outcome(payer.post(path, report, {}))).toMatchObject({ status: 201 })
    const { items } = await (await sara.get('/transaction-cases?status=open')).json()
    const problems = items.filter((problem: ReportedProblem) => problem.transaction.referenceId === referenceId)
    expect(problems).toMatchObject([{ transaction: { counterparty: businessName } }])
  })

  test('refuses the cursor of another customer', async () => {
    const [one, other] = [await customerWithTopUps(2), await customerWithTopUps(2)]
    const { nextCursor } = await (await sara.get(pathOf(one.userId, '?limit=1'))).json()
    const response = await outcome(sara.get(pathOf(other.userId, `?cursor=${nextCursor}`)))
    expect(response).toMatchObject({ status: 400, body: { code: 'CURSOR_INVALID' } })
  })

  test('is not for customers', async () => {
    const customer = await customerWithTopUps(1)
    expect((await customer.get(`/api/admin${pathOf(customer.userId)}`)).status).toBe(401)
  })
})
