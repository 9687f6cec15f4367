import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffTask, StaffTaskList } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { lineOf, reportOf } from '#api/testing/money/reconciliation.ts'
import { newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { askForClosure } from '#api/testing/staff/closure-steps.ts'
import { idOf } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const viewer = new StaffMember(app, VIEWER)
beforeAll(async () => {
  await Promise.all([sara.signIn(), omar.signIn(), viewer.signIn()])
})

async function newTask(): Promise<string> {
  clock.advance(1)
  return newSuspenseCredit(deps, { stateCause: 'unknown_iban' })
}

/** Reads every page. */
async function allTasks(staff = sara): Promise<StaffTask[]> {
  const tasks: StaffTask[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: StaffTaskList = await (await staff.get(`/tasks${cursor && `?cursor=${cursor}`}`)).json()
    tasks.push(...page.items)
    cursor = page.nextCursor
  }
  return tasks
}

const taskOf = async (taskId: string, staff = sara) => (await allTasks(staff)).find(task => task.taskId === taskId)
const take = (staff: StaffMember, taskId: string) => staff.put(`/tasks/${taskId}/owner`)
const release = (staff: StaffMember, taskId: string) => staff.delete(`/tasks/${taskId}/owner`)

describe('listStaffTasks', () => {
  test('lists the tasks of all queues over several pages, the longest wait first, each once', async () => {
    const id = await idOf(sara, await newCustomer(app))
    const ids = [await newTask()]
    const { requestId } = await askForClosure(omar, id)
    while (ids.length < 24) ids.push(await newTask())
    const tasks = await allTasks()
    expect(tasks.map(({ taskId }) => taskId).filter(each => ids.includes(each))).toEqual(ids)
    expect(tasks.map(({ since }) => since)).toEqual(tasks.map(({ since }) => since).toSorted())
    expect(tasks.find(({ taskId }) => taskId === ids[0])).toEqual({
      taskId: ids[0],
      kind: 'suspense_credit',
      since: expect.any(String),
      amount: { amount: 250_000, currency: 'SAR' },
      isMine: false,
    })
    expect(tasks.find(({ taskId }) => taskId === requestId)).toMatchObject({
      kind: 'staff_request',
      requestedBy: { name: 'Omar', email: 'omar@plink.example' },
    })
  })

  test('a reported problem has the amount of its transaction', async () => {
    const { customer, now } = await newWalletOwner({ app, deps })
    const { referenceId } = (await now(topUp(123_45))).transaction
    const path = `/api/v1/wallet/transactions/${referenceId}/cases`
    const { caseId } = await (await customer.post(path, { problem: 'other', text: 'What is this?' })).json()
    expect(await taskOf(caseId)).toMatchObject({ kind: 'reported_problem', amount: { amount: 123_45 } })
  })

  test('a difference has the amount that would correct the books', async () => {
    const day = addDays(riyadhDay(clock()), -1)
    const content = reportOf(day, [lineOf('payment', day, 'card-0001', 250_00)])
    expect((await sara.post('/reconciliation/files', { content })).status).toBe(201)
    const differences = (await allTasks()).filter(({ kind }) => kind === 'reconciliation_difference')
    expect(differences).toEqual([expect.objectContaining({ amount: { amount: 250_00, currency: 'SAR' } })])
  })

  test('names no customer, so it is no view of one', async () => {
    const customer = await newCustomer(app)
    const id = await idOf(sara, customer)
    await newSuspenseCredit(deps, { stateCause: 'unknown_iban', remitterName: 'Najd Supplies Co.' })
    expect(JSON.stringify(await allTasks(omar))).not.toContain('Najd')
    const events = await (await sara.get(`/events?type=customer_viewed&customerId=${id}`)).json()
    expect(events.items.filter(({ admin }: { admin: { name: string } }) => admin.name === 'Omar')).toEqual([])
  })

  test('what a pending request is about waits as that request alone', async () => {
    const creditId = await newTask()
    const { requestId } = await (
      await sara.post(`/suspense/${creditId}/return-requests`, { reason: 'The sender asked for it' })
    ).json()
    expect(await taskOf(creditId)).toBeUndefined()
    expect(await taskOf(requestId)).toMatchObject({ kind: 'staff_request' })
    expect(await outcome(take(sara, creditId))).toEqual(refusal(404, 'STAFF_TASK_NOT_FOUND'))
  })
})

describe('takeStaffTask', () => {
  test('one administrator takes a task, and everybody sees who', async () => {
    const taskId = await newTask()
    expect(await (await take(sara, taskId)).json()).toMatchObject({ takenBy: { name: 'Sara' }, isMine: true })
    expect(await taskOf(taskId, omar)).toMatchObject({ takenBy: { name: 'Sara' }, isMine: false })
    expect(await outcome(take(sara, taskId))).toMatchObject({ status: 200 })
    expect(await outcome(take(omar, taskId))).toEqual(refusal(409, 'STAFF_TASK_TAKEN'))
  })

  test('of two administrators at once, one gets the task', async () => {
    const taskId = await newTask()
    const results = await outcomes([take(sara, taskId), take(omar, taskId)])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('releaseStaffTask', () => {
  test('a task is released by its owner or for them, and can then be taken by somebody else', async () => {
    const taskId = await newTask()
    await take(sara, taskId)
    const released = await (await release(omar, taskId)).json()
    expect(released).toMatchObject({ taskId, isMine: false })
    expect(released).not.toHaveProperty('takenBy')
    expect(await outcome(release(omar, taskId))).toMatchObject({ status: 200 })
    expect(await outcome(take(omar, taskId))).toMatchObject({ status: 200 })
  })
})

test('a viewer reads the tasks and takes none', async () => {
  const taskId = await newTask()
  expect(await taskOf(taskId, viewer)).toMatchObject({ isMine: false })
  for (const call of [take, release])
    expect(await outcome(call(viewer, taskId))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
})
