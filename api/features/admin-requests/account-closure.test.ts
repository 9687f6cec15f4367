import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { devices } from '#api/kernel/db/schema/sessions.ts'
import { staffRequests as staffRequestRows } from '#api/kernel/db/schema/staff-requests.ts'
import { stateChanges } from '#api/kernel/db/schema/state-changes.ts'
import { post } from '#api/money/ledger/post.ts'
import { walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { customersToScreen } from '#api/staff/rescreening.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { confirmDraft, newBeneficiary, prepare, setBeneficiary } from '#api/testing/money/transfers.ts'
import { hold, payment, topUp } from '#api/testing/money/wallet.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import {
  askForClosure,
  CLOSURE_REASON,
  closeTogether,
  decideRequest,
  requestAccountClosure,
  staffRequests,
} from '#api/testing/staff/closure-steps.ts'
import { detailsOf, foundBy, idOf } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const viewer = new StaffMember(app, VIEWER)
beforeAll(async () => {
  await Promise.all([sara.signIn(), omar.signIn(), viewer.signIn()])
})

const walletIdOf = ({ identifier }: Customer) => walletIdOfPhone(db, phoneToE164(identifier))

async function customerWithId() {
  const noura = await newCustomer(app)
  return { noura, id: await idOf(sara, noura) }
}

test('the customer gets a message about the closure, and not about a request for it', async () => {
  const { noura, id } = await customerWithId()
  const { requestId } = await askForClosure(sara, id)
  await deliverMessages(deps)
  expect(await messagesTo(noura)).not.toContain('Your Plink account is closed.')
  await decideRequest(omar, requestId, 'approve')
  await deliverMessages(deps)
  expect(await messagesTo(noura)).toContain('Your Plink account is closed.')
})

describe('requestAccountClosure', () => {
  test('waits for a second person, and everybody of the staff sees it', async () => {
    const { id } = await customerWithId()
    const { requestId } = await askForClosure(sara, id)
    const expectedRequest = {
      requestId,
      state: 'pending',
      subject: { kind: 'customer', id },
      payload: { kind: 'account_closure', customerId: id },
      reason: CLOSURE_REASON,
      requestedBy: { email: sara.email },
      requestedAt: clock().toISOString(),
    }
    expect((await staffRequests(sara)).at(-1)).toMatchObject({ ...expectedRequest, isMine: true })
    expect((await staffRequests(viewer)).at(-1)).toMatchObject({ ...expectedRequest, isMine: false })
    expect(await detailsOf(sara, id)).toMatchObject({ customer: { status: 'active' } })
  })

  test('is refused while there is money in the wallet or on hold', async () => {
    const { noura, id } = await customerWithId()
    const walletId = await walletIdOf(noura)
    await post(deps, walletId, topUp(100_00))
    expect(await outcome(requestAccountClosure(sara, id))).toEqual(refusal(409, 'WALLET_NOT_EMPTY'))
    await post(deps, walletId, hold(100_00))
    expect(await outcome(requestAccountClosure(sara, id))).toEqual(refusal(409, 'WALLET_NOT_EMPTY'))
  })

  test('is made once, also by two colleagues at a time', async () => {
    const { id } = await customerWithId()
    const both = await outcomes([requestAccountClosure(sara, id), requestAccountClosure(omar, id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both).toContainEqual(refusal(409, 'REQUEST_PENDING'))
  })

  test('needs an account that is open, and a reason that can be seen', async () => {
    const hana = await signUp(app).upTo('cr')
    expect(await outcome(requestAccountClosure(sara, hana.userId))).toEqual(refusal(404, 'ACCOUNT_NOT_FOUND'))
    const { id } = await customerWithId()
    expect(await outcome(requestAccountClosure(sara, id, 'o\u200b\u200bk'))).toEqual(refusal(400, 'VALIDATION_ERROR'))
    await closeTogether(sara, omar, id)
    expect(await outcome(requestAccountClosure(sara, id))).toEqual(refusal(409, 'ACCOUNT_CLOSED'))
  })
})

describe('decideStaffRequest', () => {
  test('is for a second person, who may write', async () => {
    const { id } = await customerWithId()
    const { requestId } = await askForClosure(sara, id)
    for (const decision of ['approve', 'reject'] as const) {
      expect(await outcome(decideRequest(sara, requestId, decision))).toEqual(refusal(403, 'SECOND_PERSON_REQUIRED'))
      expect(await outcome(decideRequest(viewer, requestId, decision))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
    }
    expect(await outcome(decideRequest(omar, requestId, 'withdraw'))).toEqual(refusal(403, 'REQUESTER_REQUIRED'))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
  })

  test('happens once, and a closed request may be made again', async () => {
    const { id } = await customerWithId()
    const { requestId } = await askForClosure(sara, id)
    const both = await outcomes([
      decideRequest(omar, requestId, 'reject', ' Talk first '),
      decideRequest(sara, requestId, 'withdraw', 'They stay'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both).toContainEqual(refusal(409, 'STAFF_REQUEST_CLOSED'))
    const again = await askForClosure(omar, id)
    expect(await outcome(decideRequest(sara, again.requestId, 'reject', ' Talk first '))).toMatchObject({
      status: 200,
      body: { state: 'rejected', decision: { admin: { email: sara.email }, note: 'Talk first' } },
    })
    const [newest] = await staffRequests(viewer, '?status=closed')
    expect(newest).toMatchObject({ requestId: again.requestId, state: 'rejected' })
    expect(await detailsOf(sara, id)).toMatchObject({ customer: { status: 'active' } })
  })

  test('checks the money again: what arrived meanwhile keeps the account open and the request pending', async () => {
    const { noura, id } = await customerWithId()
    const { requestId } = await askForClosure(sara, id)
    const walletId = await walletIdOf(noura)
    await post(deps, walletId, topUp(100_00))
    expect(await outcome(decideRequest(omar, requestId, 'approve'))).toEqual(refusal(409, 'WALLET_NOT_EMPTY'))
    expect((await staffRequests(omar)).map(each => each.requestId)).toContain(requestId)
    await noura.signIn()
    await post(deps, walletId, payment(100_00))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
  })

  test('is in the log with both people', async () => {
    const { id } = await customerWithId()
    const { requestId } = await askForClosure(sara, id)
    await decideRequest(omar, requestId, 'approve', 'Letter seen')
    const { items } = await (await viewer.get('/events')).json()
    expect(items.slice(0, 3)).toMatchObject([
      {
        type: 'account_closed',
        admin: { email: omar.email },
        subject: { kind: 'customer', id },
        reason: CLOSURE_REASON,
      },
      {
        type: 'request_decided',
        admin: { email: omar.email },
        subject: { kind: 'staff_request', id: requestId },
        reason: 'Letter seen',
        changes: [{ field: 'account_closure', from: 'pending', to: 'approved' }],
      },
      { type: 'request_made', admin: { email: sara.email }, subject: { id: requestId }, reason: CLOSURE_REASON },
    ])
  })

  test('is enforced by the database too', async () => {
    const { id } = await customerWithId()
    const { requestId } = await askForClosure(sara, id)
    const isIt = eq(staffRequestRows.id, requestId)
    const [{ requestedBy } = { requestedBy: '' }] = await db.select().from(staffRequestRows).where(isIt)
    const alone = { state: 'approved' as const, decidedBy: requestedBy, decidedAt: clock(), note: 'Alone' }
    await expect(db.update(staffRequestRows).set(alone).where(isIt)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('staff_requests_second_person') },
    })
    const triggerError = { cause: { message: 'rows of staff_requests can only be decided, once' } }
    await expect(db.update(staffRequestRows).set({ reason: 'None' }).where(isIt)).rejects.toMatchObject(triggerError)
    await expect(db.delete(staffRequestRows).where(isIt)).rejects.toMatchObject(triggerError)
    await decideRequest(omar, requestId, 'reject')
    await expect(db.update(staffRequestRows).set({ state: 'pending' }).where(isIt)).rejects.toMatchObject(triggerError)
  })
})

describe('a closed account', () => {
  test('cannot be signed in to, by password, refresh, code or recovery', async () => {
    const { noura, id } = await customerWithId()
    const laptop = await newSession(noura)
    await noura.startLogin()
    await closeTogether(sara, omar, id)
    expect(await outcome(laptop.get('/api/v1/auth/me'))).toEqual(refusal(401, 'UNAUTHENTICATED'))
    expect(await outcome(laptop.post('/api/v1/auth/refresh', { refreshToken: laptop.refreshToken }))).toEqual(
      refusal(401, 'UNAUTHENTICATED'),
    )
    expect(await outcome(noura.tryCode(noura.otp))).toEqual(refusal(410, 'LOGIN_EXPIRED'))
    for (const identifier of [noura.identifier, noura.idNumber]) {
      const login = { emailOrPhone: identifier, password: noura.password, device: noura.device }
      expect(await outcome(noura.post('/api/v1/auth/login/password', login))).toEqual(
        refusal(401, 'INVALID_CREDENTIALS'),
      )
    }
    expect(await outcome(noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth: '2012-12-03' }))).toEqual(
      refusal(404, 'ACCOUNT_NOT_FOUND'),
    )
  })

  test('keeps what the law wants kept and nothing that only its use needed', async () => {
    const { noura, id } = await customerWithId()
    await newSession(noura)
    const before = (await foundBy(sara, noura.identifier))[0]
    await closeTogether(sara, omar, id)
    expect(await detailsOf(viewer, id)).toMatchObject({
      customer: { ...before, status: 'closed' },
      locks: [],
      sessions: [],
      wallet: { total: { amount: 0 } },
    })
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
    expect(account).toMatchObject({ closedAt: clock(), passwordHash: '', passcodeHash: null })
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id))
    expect(applicant).toMatchObject({ closedAt: clock(), nationalId: noura.idNumber })
    for (const device of await db.select().from(devices).where(eq(devices.accountId, id)))
      expect(device).toMatchObject({ platform: '', userAgent: '', screenResolution: '', timezone: '' })
  })

  test('sends no money any more: beneficiaries are removed, schedules stopped', async () => {
    const { noura, id } = await customerWithId()
    const beneficiaryIds = [await newBeneficiary(deps, id), await newBeneficiary(deps, id, SANDBOX_PAYOUTS.returned)]
    await setBeneficiary(deps, beneficiaryIds[0]!, 'suspended')
    await noura.signIn()
    const destination = { kind: 'beneficiary', beneficiaryId: beneficiaryIds[1] }
    const schedule = { startsOn: '2026-12-01', repeats: 'monthly' }
    const walletId = await walletIdOf(noura)
    await post(deps, walletId, topUp(1_00))
    const { body } = await confirmDraft(noura, await prepare(noura, destination, 1_00, { schedule }))
    await post(deps, walletId, payment(1_00))
    await closeTogether(sara, omar, id)
    const newest = async (rowId: string) =>
      (await db.select().from(stateChanges).where(eq(stateChanges.rowId, rowId))).at(-1)
    for (const each of beneficiaryIds)
      expect(await newest(each)).toMatchObject({ to: 'removed', cause: 'account_closed' })
    expect(await newest(String(body.scheduleId))).toMatchObject({ to: 'cancelled', cause: 'account_closed' })
  })

  test('takes no money any more', async () => {
    const { noura, id } = await customerWithId()
    const walletId = await walletIdOf(noura)
    await closeTogether(sara, omar, id)
    await expect(post(deps, walletId, topUp(1_00))).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    await expect(walletIdOf(noura)).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  test('does not close while money arrives: the account is closed and empty, or open', async () => {
    const { noura, id } = await customerWithId()
    const walletId = await walletIdOf(noura)
    const { requestId } = await askForClosure(sara, id)
    const [decision, posting] = await Promise.allSettled([
      decideRequest(omar, requestId, 'approve').then(({ status }) => status),
      post(deps, walletId, topUp(1_00)),
    ])
    const isClosed = (await detailsOf(sara, id)).customer.status === 'closed'
    expect(decision).toMatchObject({ value: isClosed ? 200 : 409 })
    expect(posting.status).toBe(isClosed ? 'rejected' : 'fulfilled')
  })

  test('is not screened any more', async () => {
    const { id } = await customerWithId()
    const tomorrow = new Date(clock().getTime() + 86_400_000)
    /** Returns the next customers in the order of their ids, of whom this one is the first. */
    const due = () => customersToScreen(db, tomorrow, idBefore(id))
    expect(await due()).toContain(id)
    await closeTogether(sara, omar, id)
    expect(await due()).not.toContain(id)
  })

  test('lets the same phone, ID and registration sign up again, from the beginning', async () => {
    const first = await signUp(app).upTo('done')
    await closeTogether(sara, omar, first.userId)
    clock.advance(60)
    const again = await signUp(app, first.values).upTo('done')
    expect(again.userId).not.toBe(first.userId)
    const customers = await foundBy(sara, first.values.phone)
    expect(customers.map(({ customerId, status }) => [customerId, status])).toEqual([
      [again.userId, 'active'],
      [first.userId, 'closed'],
    ])
  })
})

async function newSession(customer: Customer): Promise<Customer> {
  return customer.at(customer.device).signIn()
}

/** Returns the uuid before this one. The last group of the id must not be zero. */
const idBefore = (id: string): string =>
  `${id.slice(0, 24)}${(Number.parseInt(id.slice(24), 16) - 1).toString(16).padStart(12, '0')}`
