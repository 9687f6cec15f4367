import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const TWICE = { problem: 'charged_twice', text: ' I paid this once\u202e ' }
const casesPath = (referenceId: string) => `/api/v1/wallet/transactions/${referenceId}/cases`

async function newPayer() {
  const { customer, walletId } = await newWalletOwner({ app, deps })
  await post(deps, walletId, topUp(100_00))
  const { referenceId } = (await post(deps, walletId, payment(20_00))).transaction
  return { customer, referenceId }
}

const report = (by: Customer, referenceId: string, request: object = TWICE) =>
  outcome(by.post(casesPath(referenceId), request, {}))
const caseOf = async (by: Customer, referenceId: string) => String((await report(by, referenceId)).body.caseId)
const write = (by: Customer, caseId: string, text: string) =>
  outcome(by.post(`/api/v1/transaction-cases/${caseId}/messages`, { text }, {}))
const close = (by: Customer, caseId: string) =>
  outcome(by.post(`/api/v1/transaction-cases/${caseId}/closure`, undefined, {}))

describe('reportTransactionProblem', () => {
  let sara: StaffMember
  beforeAll(async () => {
    sara = await new StaffMember(app).signIn()
  })
  const answer = (by: StaffMember, caseId: string, text: string, closes = false) =>
    outcome(by.post(`/transaction-cases/${caseId}/messages`, { text, closes }))
  const list = async (status = 'open') => (await (await sara.get(`/transaction-cases?status=${status}`)).json()).items

  const waitingCount = async () => (await (await sara.get('/money-queues')).json()).reportedProblems

  test('staff and customer write to each other until one closes the case', async () => {
    const { customer, referenceId } = await newPayer()
    const before = await waitingCount()
    const response = await report(customer, referenceId)
    expect(await waitingCount()).toBe(before + 1)
    expect(response).toMatchObject({ status: 201, body: { state: 'open', messages: [{ text: 'I paid this once' }] } })
    const caseId = String(response.body.caseId)
    const [waiting] = (await list()).filter((each: { case: { caseId: string } }) => each.case.caseId === caseId)
    expect(waiting).toMatchObject({ customer: { customerId: customer.userId }, transaction: { referenceId } })
    expect(await answer(sara, caseId, 'We have asked the shop')).toMatchObject({
      body: { case: { state: 'answered' } },
    })
    expect(await waitingCount()).toBe(before)
    const rows = await db.select().from(messages)
    expect(rows.filter(({ recipientId }) => recipientId === customer.userId)).toMatchObject([
      { content: { key: 'case_answered' } },
    ])
    expect(await write(customer, caseId, 'Thank you')).toMatchObject({ status: 201, body: { state: 'open' } })
    await answer(sara, caseId, 'The shop has paid you back', true)
    const { items } = await (await customer.get(casesPath(referenceId))).json()
    expect(items).toMatchObject([
      {
        state: 'closed',
        messages: [{ author: 'customer' }, { author: 'staff' }, { author: 'customer' }, { author: 'staff' }],
      },
    ])
    expect(await write(customer, caseId, 'And now?')).toEqual(refused(409, 'CASE_CLOSED'))
    expect(await answer(sara, caseId, 'And now?')).toEqual(refused(409, 'CASE_CLOSED'))
    expect(await report(customer, referenceId)).toMatchObject({ status: 201 })
  })

  test('one case is open at a time, however many are reported at once', async () => {
    const { customer, referenceId } = await newPayer()
    const several = await atOnce(5, () => customer.post(casesPath(referenceId), TWICE, {}))
    expect(several.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(several.filter(({ body }) => body.code === 'CASE_OPEN')).toHaveLength(4)
  })

  test('of a closing and an answer at once both are kept, or the answer is refused', async () => {
    const { customer, referenceId } = await newPayer()
    const caseId = await caseOf(customer, referenceId)
    const [closing, answering] = await Promise.all([close(customer, caseId), answer(sara, caseId, 'We have asked')])
    expect(closing.status).toBe(200)
    const [item] = (await (await customer.get(casesPath(referenceId))).json()).items
    expect(item).toMatchObject({ state: 'closed' })
    expect(item.messages).toHaveLength(answering.status === 201 ? 2 : 1)
    expect(await close(customer, caseId)).toEqual(refused(409, 'CASE_CLOSED'))
  })

  test('what nobody can read is refused', async () => {
    const { customer, referenceId } = await newPayer()
    for (const text of ['', '  \n ', 'x'.repeat(2001)])
      expect(await report(customer, referenceId, { ...TWICE, text })).toMatchObject({ status: 400 })
    expect(await report(customer, referenceId, { ...TWICE, text: '\u200b' })).toMatchObject({ status: 400 })
    expect(await report(customer, referenceId, { ...TWICE, problem: 'bored' })).toMatchObject({ status: 400 })
  })

  test("does not know another customer's, and viewers do not answer", async () => {
    const [noura, salem] = [await newPayer(), await newPayer()]
    const caseId = await caseOf(salem.customer, salem.referenceId)
    expect(await report(noura.customer, salem.referenceId)).toEqual(refused(404, 'TRANSACTION_NOT_FOUND'))
    expect(await outcome(noura.customer.get(casesPath(salem.referenceId)))).toMatchObject({ status: 404 })
    expect(await write(noura.customer, caseId, 'Mine')).toEqual(refused(404, 'CASE_NOT_FOUND'))
    expect(await close(noura.customer, caseId)).toEqual(refused(404, 'CASE_NOT_FOUND'))
    const viewer = await new StaffMember(app, VIEWER).signIn()
    expect(await answer(viewer, caseId, 'Hello there')).toMatchObject({ status: 403 })
    const { items } = await (await viewer.get('/transaction-cases')).json()
    expect(items.map((each: { case: { caseId: string } }) => each.case.caseId)).toContain(caseId)
  })
})
