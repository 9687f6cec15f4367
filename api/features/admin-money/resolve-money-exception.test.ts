import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MoneyException, MoneyExceptionList } from '#api/contract/generated/schemas.ts'
import { moneyExceptions } from '#api/kernel/db/schema/money-exceptions.ts'
import { testApp } from '#api/testing/app.ts'
import { bankReportsDollars, deleteMoneyExceptions, newMoneyException } from '#api/testing/money/money-exceptions.ts'
import { newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const viewer = new StaffMember(app, VIEWER)
beforeAll(() => Promise.all([sara, omar, viewer].map(each => each.signIn())))
beforeEach(() => deleteMoneyExceptions(deps))

const NOTE = 'The bank corrected the currency'

const resolve = (staff: StaffMember, id: string, note = NOTE) =>
  staff.post(`/money-exceptions/${id}/resolution`, { note })
const page = async (query = ''): Promise<MoneyExceptionList> => (await viewer.get(`/money-exceptions${query}`)).json()
const idsOf = (items: MoneyException[]) => items.map(({ exceptionId }) => exceptionId)

describe('resolveMoneyException', () => {
  test('keeps who resolved it, when and how, and the log says it', async () => {
    const id = await bankReportsDollars(deps)
    clock.advance(60)
    const response = await outcome(resolve(omar, id, ` ${NOTE} `))
    const admin = { name: 'Omar', email: omar.email }
    const resolution = { admin, note: NOTE, resolvedAt: clock().toISOString() }
    expect(response).toMatchObject({ status: 200, body: { exceptionId: id, resolution } })
    expect((await page()).items).toEqual([])
    expect((await page('?status=resolved')).items).toEqual([response.body])
    const { items } = await (await viewer.get('/events?type=exception_resolved')).json()
    expect(items[0]).toMatchObject({
      admin,
      subject: { kind: 'money_exception', id, name: 'FT26005ABCDEF123' },
      reason: NOTE,
      changes: [{ field: 'exception', to: 'bank_credit_currency' }],
    })
  })

  test('happens once, also by two people at once', async () => {
    const id = await bankReportsDollars(deps)
    const both = await outcomes([resolve(sara, id), resolve(omar, id, 'Nothing came')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both).toContainEqual(refusal(409, 'MONEY_EXCEPTION_RESOLVED'))
    const [{ resolution } = {}] = (await page('?status=resolved')).items
    expect(resolution).toEqual(both.find(({ status }) => status === 200)!.body.resolution)
    expect(await outcome(resolve(sara, id))).toEqual(refusal(409, 'MONEY_EXCEPTION_RESOLVED'))
    const { items } = await (await viewer.get('/events?type=exception_resolved')).json()
    expect(items.filter(({ subject }: { subject: { id: string } }) => subject.id === id)).toHaveLength(1)
  })

  test('needs an exception, a note and somebody who may write', async () => {
    const id = await bankReportsDollars(deps)
    expect(await outcome(resolve(viewer, id))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    expect(await outcome(resolve(sara, crypto.randomUUID()))).toEqual(refusal(404, 'MONEY_EXCEPTION_NOT_FOUND'))
    expect(await outcome(resolve(sara, id, 'o\u200b\u200bk'))).toMatchObject({
      body: { fields: { note: expect.any(String) } },
    })
    expect(idsOf((await page()).items)).toEqual([id])
  })
})

describe('listMoneyExceptions', () => {
  test('lists page by page, the oldest open one and the last resolved one first', async () => {
    const ids: string[] = []
    for (let count = 0; count < 21; count++) ids.push(await bankReportsDollars(deps))
    const first = await page()
    expect(idsOf(first.items)).toEqual(ids.slice(0, 20))
    expect(first.nextCursor).toBe(ids[19])
    expect(await page(`?cursor=${first.nextCursor}`)).toMatchObject({
      items: [{ exceptionId: ids[20] }],
      nextCursor: null,
    })
    for (const id of ids.slice(0, 2)) await resolve(sara, id)
    clock.advance(1)
    await resolve(sara, ids[2]!)
    const list = await page('?status=resolved')
    expect(idsOf(list.items)).toEqual([ids[2], ids[1], ids[0]])
    expect(idsOf((await page(`?status=resolved&cursor=${ids[2]}`)).items)).toEqual([ids[1], ids[0]])
  })

  test('names the customer, which counts as a view of the customer', async () => {
    const { walletId, customer } = await newWalletOwner({ app, deps })
    const creditId = await newSuspenseCredit(deps, { stateCause: 'over_maximum', walletId })
    await newMoneyException(deps, { kind: 'bank_credit_differs', walletId, creditId, expected: {}, stated: {} })
    const phoneNumber = `+966${customer.identifier.slice(1)}`
    expect((await page()).items).toMatchObject([{ creditId, customer: { phoneNumber } }])
    const { items } = await (await viewer.get('/events?type=customer_viewed')).json()
    expect(items[0]).toMatchObject({ admin: { email: VIEWER }, subject: { name: phoneNumber } })
  })
})

test('the database keeps what was said, and knows what each kind is about', async () => {
  const id = await bankReportsDollars(deps)
  const isIt = eq(moneyExceptions.id, id)
  const triggerError = { cause: { message: 'rows of money_exceptions can only be resolved, once' } }
  await expect(db.delete(moneyExceptions).where(isIt)).rejects.toMatchObject(triggerError)
  await expect(db.update(moneyExceptions).set({ stated: {} }).where(isIt)).rejects.toMatchObject(triggerError)
  await resolve(sara, id)
  const again = { resolvedBy: null, resolvedAt: null, note: null }
  await expect(db.update(moneyExceptions).set(again).where(isIt)).rejects.toMatchObject(triggerError)
  const aboutNothing = newMoneyException(deps, { kind: 'payout_differs', expected: {}, stated: {} })
  await expect(aboutNothing).rejects.toMatchObject({ cause: { constraint: 'money_exceptions_kind' } })
})
