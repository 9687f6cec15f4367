import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { addDays, endOfDay, riyadhDay } from '#domain/riyadh-time.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()
const viewer = await new StaffMember(app, VIEWER).signIn()

const VAT = { kind: 'vat_certificate', note: 'The one of this year' }
const OTHER = { kind: 'other', note: 'The lease of the shop' }

let owner: Customer
beforeEach(async () => {
  owner = (await newWalletOwner(plink)).customer
})

const today = () => riyadhDay(clock())
const requestsPath = (customerId: string) => `/customers/${customerId}/document-requests`
const ask = (request: object = VAT, { by = sara, of = owner.userId } = {}) =>
  outcome(by.post(requestsPath(of), request))
const close = (id: unknown, how: string, { by = sara, of = owner.userId } = {}) =>
  outcome(by.post(`${requestsPath(of)}/${id}/close`, { outcome: how }))
const pathOf = (id: string) => `/api/v1/business-documents/${id}`
async function upload(kind = 'vat_certificate', by = owner): Promise<string> {
  const id = crypto.randomUUID()
  expect((await by.upload(`${pathOf(id)}?kind=${kind}`, '%PDF-1.7 a document')).status).toBe(200)
  return id
}
const requestsSeenBy = async (customer: Customer) =>
  (await (await customer.get('/api/v1/business-documents')).json()).requests
const tasksOf = async (customer: Customer) => (await (await customer.get('/api/v1/tasks')).json()).items
const staffTasks = async () => (await (await sara.get('/tasks')).json()).items

async function smsTo({ userId }: Customer): Promise<string[]> {
  await deliverMessages(deps)
  const phone = (await (await sara.get(`/customers/${userId}`)).json()).customer.phoneNumber
  const rows = await db.select().from(sandboxMessages).where(eq(sandboxMessages.phone, phone))
  return rows.map(({ body }) => body)
}

describe('requestCustomerDocument', () => {
  test('is for the owners to answer, who are told, within 14 days', async () => {
    const partner = await (await newMember(deps, app, owner.userId, 'owner')).signIn()
    const maker = await (await newMember(deps, app, owner.userId, 'maker')).signIn()
    const { status, body } = await ask({ kind: 'vat_certificate', note: '  The one of this year ' })
    const dueOn = addDays(today(), 14)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...VAT,
      documentRequestId: body.documentRequestId,
      dueOn,
      state: 'open',
      createdAt: clock().toISOString(),
    })
    const { documentRequestId } = body
    const task = {
      kind: 'document',
      until: endOfDay(dueOn).toISOString(),
      documentKind: 'vat_certificate',
      documentRequestId,
    }
    for (const person of [owner, partner]) {
      expect(await tasksOf(person)).toEqual([task])
      const { items } = await (await person.get('/api/v1/notifications')).json()
      expect(items[0]).toMatchObject({ kind: 'document_requested', group: 'security', documentKind: 'vat_certificate' })
    }
    expect(await tasksOf(maker)).toEqual([])
    for (const person of [owner, maker]) expect(await requestsSeenBy(person)).toEqual([body])
    const sms = (await smsTo(owner)).join()
    expect(sms).toContain(`We need a document of your business by ${dueOn}.`)
    expect(sms).not.toContain('this year')
  })

  test('takes a day from tomorrow to 90 days ahead', async () => {
    const refused = { status: 400, body: { code: 'VALIDATION_ERROR', fields: { dueOn: expect.any(String) } } }
    for (const dueOn of [today(), addDays(today(), 91), '2026-02-30'])
      expect(await ask({ ...VAT, dueOn })).toMatchObject(refused)
    expect(await ask({ ...VAT, dueOn: addDays(today(), 1) })).toMatchObject({ status: 201 })
    expect(await ask({ ...OTHER, dueOn: addDays(today(), 90) })).toMatchObject({ status: 201 })
  })

  test('of another kind takes a note that says which', async () => {
    const refused = { status: 400, body: { code: 'VALIDATION_ERROR', fields: { note: expect.any(String) } } }
    expect(await ask({ kind: 'other' })).toMatchObject(refused)
    expect(await ask({ kind: 'other', note: '\u200b\u200b\u200b' })).toMatchObject(refused)
    expect(await ask(OTHER)).toMatchObject({ status: 201, body: OTHER })
  })

  test('still waits after its day, before what ends later', async () => {
    const { body } = await ask({ ...OTHER, dueOn: addDays(today(), 90) })
    const { body: late } = await ask({ ...VAT, dueOn: addDays(today(), 1) })
    await db
      .update(documentRequests)
      .set({ dueOn: addDays(today(), -3) })
      .where(eq(documentRequests.id, String(late.documentRequestId)))
    const ids = (await tasksOf(owner)).map((task: { documentRequestId: string }) => task.documentRequestId)
    expect(ids).toEqual([late.documentRequestId, body.documentRequestId])
  })

  test('asks for one document of a kind at a time, also when it is asked several times at once', async () => {
    const several = await atOnce(4, () => sara.post(requestsPath(owner.userId), VAT))
    expect(several.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(await ask()).toEqual(refusal(409, 'DOCUMENT_REQUEST_OPEN'))
    await upload()
    expect(await ask()).toEqual(refusal(409, 'DOCUMENT_REQUEST_OPEN'))
    expect(await ask({ kind: 'national_address' })).toMatchObject({ status: 201 })
    const other = (await newWalletOwner(plink)).customer
    expect(await ask(VAT, { of: other.userId })).toMatchObject({ status: 201 })
  })

  test('is refused to viewers, and for whoever has no business of their own', async () => {
    expect(await ask(VAT, { by: viewer })).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    const newcomer = await signUp(app).upTo('cr')
    const member = await newMember(deps, app, owner.userId, 'maker')
    const { userId } = await member.signIn()
    for (const of of [newcomer.userId, userId])
      expect(await ask(VAT, { of })).toEqual(refusal(404, 'ACCOUNT_NOT_FOUND'))
    expect(await ask(VAT, { of: crypto.randomUUID() })).toEqual(refusal(404, 'CUSTOMER_NOT_FOUND'))
  })

  test('a closed account is asked for nothing, and what it was asked for waits for nobody', async () => {
    await ask()
    await ask(OTHER)
    await upload()
    await db.transaction(tx => closeAccount(tx, owner.userId, clock()))
    expect(await ask({ kind: 'national_address' })).toEqual(refusal(409, 'ACCOUNT_CLOSED'))
    const { requests, items } = await (await sara.get(`/customers/${owner.userId}/documents`)).json()
    expect(requests).toEqual([])
    expect(items).toHaveLength(1)
    const rows = await db.select().from(documentRequests).where(eq(documentRequests.accountId, owner.userId))
    expect(rows.map(({ outcome: how }) => how)).toEqual(['account_closed', 'account_closed'])
  })
})

describe('a request that is answered', () => {
  test('waits for the staff from the upload on, under an id that names nobody', async () => {
    const { body } = await ask()
    await upload('other')
    expect(await requestsSeenBy(owner)).toMatchObject([{ state: 'open' }])
    clock.advance(60)
    const businessDocumentId = await upload()
    expect(await requestsSeenBy(owner)).toEqual([{ ...body, state: 'provided', businessDocumentId }])
    expect(await tasksOf(owner)).toEqual([])
    const task = (await staffTasks()).find(({ taskId }: { taskId: string }) => taskId === body.documentRequestId)
    expect(task).toEqual({
      taskId: body.documentRequestId,
      kind: 'document_request',
      since: clock().toISOString(),
      customerId: owner.userId,
      isMine: false,
    })
  })

  test('is open again once its document is deleted, and not once it is settled', async () => {
    const { body } = await ask()
    const first = await upload()
    expect((await owner.delete(pathOf(first))).status).toBe(204)
    expect(await requestsSeenBy(owner)).toEqual([body])
    expect(await tasksOf(owner)).toMatchObject([{ documentRequestId: body.documentRequestId }])
    const second = await upload()
    await close(body.documentRequestId, 'settled')
    expect((await owner.delete(pathOf(second))).status).toBe(204)
    expect(await requestsSeenBy(owner)).toEqual([])
    expect(await tasksOf(owner)).toEqual([])
  })

  test('has its newest document, and another one once that is deleted, and waits as long', async () => {
    await upload()
    clock.advance(60)
    await ask()
    const [first, since] = [await upload(), clock().toISOString()]
    clock.advance(60)
    const second = await upload()
    expect(await requestsSeenBy(owner)).toMatchObject([{ businessDocumentId: second }])
    await owner.delete(pathOf(second))
    expect(await requestsSeenBy(owner)).toMatchObject([{ state: 'provided', businessDocumentId: first }])
    expect(
      (await staffTasks()).find(({ customerId }: { customerId: string }) => customerId === owner.userId),
    ).toMatchObject({ since })
    await owner.delete(pathOf(first))
    expect(await requestsSeenBy(owner)).toMatchObject([{ state: 'open' }])
  })

  test('is answered by no other business, and by no document from before', async () => {
    await upload()
    await ask()
    const other = (await newWalletOwner(plink)).customer
    await upload('vat_certificate', other)
    expect(await requestsSeenBy(owner)).toMatchObject([{ state: 'open' }])
    expect(await requestsSeenBy(other)).toEqual([])
  })
})

describe('closeCustomerDocumentRequest', () => {
  test('withdraws an open request, and settles one that is answered', async () => {
    const { body } = await ask()
    const id = body.documentRequestId
    expect(await close(id, 'settled')).toEqual(refusal(409, 'DOCUMENT_REQUEST_STATE_INVALID'))
    expect(await close(id, 'withdrawn')).toEqual({ status: 200, body: { ...body, state: 'closed' } })
    expect(await close(id, 'withdrawn')).toEqual(refusal(409, 'DOCUMENT_REQUEST_STATE_INVALID'))
    expect(await requestsSeenBy(owner)).toEqual([])
    expect(await tasksOf(owner)).toEqual([])

    const { body: next } = await ask()
    const businessDocumentId = await upload()
    expect(await close(next.documentRequestId, 'withdrawn')).toEqual(refusal(409, 'DOCUMENT_REQUEST_STATE_INVALID'))
    expect(await close(next.documentRequestId, 'settled')).toEqual({
      status: 200,
      body: { ...next, state: 'closed', businessDocumentId },
    })
    expect((await staffTasks()).map(({ taskId }: { taskId: string }) => taskId)).not.toContain(next.documentRequestId)
  })

  test('of several at once one closes it', async () => {
    const { body } = await ask()
    const path = `${requestsPath(owner.userId)}/${body.documentRequestId}/close`
    const several = await atOnce(3, () => sara.post(path, { outcome: 'withdrawn' }))
    expect(several.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('finds only what this customer was asked for, for administrators', async () => {
    const { body } = await ask()
    const other = (await newWalletOwner(plink)).customer
    const notFound = refusal(404, 'DOCUMENT_REQUEST_NOT_FOUND')
    expect(await close(body.documentRequestId, 'withdrawn', { of: other.userId })).toEqual(notFound)
    expect(await close(body.documentRequestId, 'withdrawn', { by: viewer })).toEqual(refusal(403, 'ADMIN_REQUIRED'))
  })

  test('who asked, for what, and who closed it is in the log of the staff', async () => {
    const { body } = await ask()
    await close(body.documentRequestId, 'withdrawn')
    const { items } = await (await sara.get(`/events?customerId=${owner.userId}`)).json()
    expect(items.slice(0, 2)).toMatchObject([
      {
        type: 'document_request_closed',
        admin: { name: 'Sara' },
        changes: [
          { field: 'documentKind', to: 'vat_certificate' },
          { field: 'documentRequest', from: 'open', to: 'withdrawn' },
        ],
      },
      {
        type: 'customer_document_requested',
        reason: VAT.note,
        changes: [
          { field: 'documentKind', to: 'vat_certificate' },
          { field: 'dueOn', to: body.dueOn },
        ],
      },
    ])
  })
})
