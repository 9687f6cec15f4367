import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Task } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { savedBills } from '#api/kernel/db/schema/saved-bills.ts'
import { testApp } from '#api/testing/app.ts'
import { approve, decline, makeWaiting, newTeamWithRules, type Team } from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { bill, confirmBills, prepareBills } from '#api/testing/money/bills.ts'
import { ANY_IBAN, cancel, prepare } from '#api/testing/money/transfers.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_BILLS } from '#domain/money/sandbox-money.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'

const world = await testApp()
const { database, clock } = world
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(world)
})

const waitingFor = async (person: Customer): Promise<number> =>
  (await (await person.get('/api/v1/approvals/waiting')).json()).waiting

const tasksOf = async (person: Customer): Promise<Task[]> => (await (await person.get('/api/v1/tasks')).json()).items

describe('listTasks: a payment for approval', () => {
  test('is a task of those who may approve it, with payee and maker, and of nobody else', async () => {
    const personNameEnglish = 'Omar Al Shehri'
    await db.update(applicants).set({ personNameEnglish }).where(eq(applicants.id, team.maker.userId))
    const { approvalId, expiresAt, transfer } = await makeWaiting(team, 100_00)
    for (const person of [team.owner, team.approver, team.second])
      expect(await tasksOf(person)).toEqual([
        {
          kind: 'approval',
          until: expiresAt,
          amount: { amount: 100_00, currency: 'SAR' },
          name: transfer!.destination.name,
          madeBy: expect.objectContaining({ personId: team.maker.userId, name: personNameEnglish }),
          approvalId,
        },
      ])
    expect(await tasksOf(team.maker)).toEqual([])
    const counts = await Promise.all([team.owner, team.approver, team.second, team.maker].map(waitingFor))
    expect(counts).toEqual([1, 1, 1, 0])
  })

  test('is no task of whoever has approved it, and of nobody once it is decided', async () => {
    const request = await makeWaiting(team, 500_00)
    await approve(team.approver, request)
    expect(await tasksOf(team.approver)).toEqual([])
    expect(await tasksOf(team.second)).toHaveLength(1)
    await decline(team.second, request)
    for (const person of [team.owner, team.second]) expect(await tasksOf(person)).toEqual([])
  })
})

describe('listTasks: a code that runs out', () => {
  const draftBy = (person: Customer) =>
    prepare(person, { kind: 'beneficiary', beneficiaryId: team.beneficiaryId }, 50_00)

  test('is a task of the maker alone, until it is used or the draft ends', async () => {
    const { transfer } = await draftBy(team.maker)
    expect(await tasksOf(team.maker)).toMatchObject([{ kind: 'transfer', transferId: transfer.transferId }])
    expect(await tasksOf(team.owner)).toEqual([])
    await cancel(team.maker, transfer)
    expect(await tasksOf(team.maker)).toEqual([])
  })

  test('of a file is one too, and what ends first comes first', async () => {
    await team.maker.post('/api/v1/transfer-batches', {
      csv: `iban,amount,purpose\n${ANY_IBAN},1,payroll_benefits\n`,
      fileName: 'salaries.csv',
    })
    await draftBy(team.maker)
    const tasks = await tasksOf(team.maker)
    expect(tasks.map(({ kind }) => kind).toSorted()).toEqual(['batch', 'transfer'])
    expect(tasks.map(({ until }) => until)).toEqual(tasks.map(({ until }) => until).toSorted())
    expect(tasks.find(({ kind }) => kind === 'batch')).toMatchObject({ name: 'salaries.csv' })
  })
})

describe('listTasks: an order of bills that waits for its code', () => {
  test('is one task of the maker alone, with what it pays in all, until it is paid', async () => {
    const order = await prepareBills(team.maker, [bill(), bill(SANDBOX_BILLS.partial, 100_00)])
    const [first] = order.payments
    expect(await tasksOf(team.maker)).toEqual([
      {
        kind: 'bill_order',
        until: expect.any(String),
        amount: order.total,
        name: first!.billerName,
        nameArabic: first!.billerNameArabic,
        payments: 2,
        billPaymentId: first!.billPaymentId,
      },
    ])
    for (const person of [team.owner, team.approver]) expect(await tasksOf(person)).toEqual([])
    expect(await confirmBills(team.maker, order)).toMatchObject({ status: 200 })
    expect(await tasksOf(team.maker)).toEqual([])
  })
})

describe('listTasks: a saved bill', () => {
  const { billerCode, account: billAccount } = bill()

  test('is a task from its reminder on, until it is paid', async () => {
    const { body } = await outcome(
      team.owner.post('/api/v1/saved-bills', { billerCode, account: billAccount, name: 'Shop', remind: true }),
    )
    expect(await tasksOf(team.owner)).toEqual([])
    const remindedFor = riyadhDay(clock())
    await db
      .update(savedBills)
      .set({ remindedFor })
      .where(eq(savedBills.id, String(body.savedBillId)))
    const task = { kind: 'bill', name: 'Shop', billerCode, account: billAccount }
    expect(await tasksOf(team.owner)).toMatchObject([task])
    expect(await tasksOf(team.maker)).toMatchObject([task])
    expect(await tasksOf(team.approver)).toEqual([])
    const { body: order } = await outcome(team.maker.post('/api/v1/bill-orders', { bills: [bill()] }))
    await team.maker.post(`/api/v1/bill-orders/${order.billOrderId}/confirm`, { otp: order.otpCode })
    expect((await tasksOf(team.maker)).filter(({ kind }) => kind === 'bill')).toEqual([])
  })
})
