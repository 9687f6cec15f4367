import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { advanceBeneficiaries } from '#api/money/beneficiaries/advance-beneficiaries.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { testApp } from '#api/testing/app.ts'
import { read } from '#api/testing/money/beneficiaries.ts'
import { confirmDraft, execute, newBeneficiary, newDraft, prepare } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const DAY_SECONDS = 86_400
const REASON = 'Fraud report 2026-17'

let payer: WalletOwner
let sara: StaffMember
beforeEach(async () => {
  sara = await new StaffMember(app).signIn()
  payer = await newWalletOwner(plink)
  await payer.now(topUp(1_000_00))
})

const pathOf = (id: string, act: string, { userId } = payer.customer) =>
  `/customers/${userId}/beneficiaries/${id}/${act}`
const suspend = (id: string, by = sara) => outcome(by.post(pathOf(id, 'suspend'), { reason: REASON }))
const resume = (id: string, by = sara) => outcome(by.post(pathOf(id, 'resume'), { reason: 'Payee called' }))
const beneficiary = (state?: 'active' | 'cooling_off') => newBeneficiary(deps, payer.customer.userId, undefined, state)

const list = async () => (await (await sara.get(`/customers/${payer.customer.userId}/beneficiaries`)).json()).items
const eventsOf = async () => (await (await sara.get(`/customers/${payer.customer.userId}`)).json()).adminEvents

describe('listCustomerBeneficiaries', () => {
  test('returns what the customer sees, also to a viewer, and the view is recorded', async () => {
    const id = await beneficiary()
    const { body } = await read(payer.customer, id)
    expect(await list()).toEqual([body])
    const viewer = await new StaffMember(app, VIEWER).signIn()
    expect((await viewer.get(`/customers/${payer.customer.userId}/beneficiaries`)).status).toBe(200)
    expect((await eventsOf()).map(({ type }: { type: string }) => type)).toEqual(['customer_viewed', 'customer_viewed'])
    expect((await payer.customer.get(`/api/admin/customers/${payer.customer.userId}/beneficiaries`)).status).toBe(401)
  })
})

describe('suspendBeneficiary', () => {
  test('cancels a transfer that waits to be submitted, and no other is confirmed', async () => {
    const beneficiaryId = await beneficiary()
    const { walletId, customer } = payer
    const transfer = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 300_00 }))
    const draft = await prepare(customer, { kind: 'beneficiary', beneficiaryId }, 100_00)
    expect(await suspend(beneficiaryId)).toMatchObject({ status: 200, body: { state: 'suspended' } })
    await advanceTransfers(deps)
    const [row] = await deps.db.select().from(transfers).where(eq(transfers.id, transfer.id))
    expect(row).toMatchObject({ state: 'cancelled', stateCause: 'beneficiary_unavailable', sequenceNumber: null })
    expect(await payer.read('')).toMatchObject({ available: { amount: 1_000_00 }, onHold: { amount: 0 } })
    expect(await confirmDraft(customer, draft)).toEqual(refused(409, 'BENEFICIARY_NOT_ACTIVE'))
  })

  test('refuses the runs of a schedule until it is resumed', async () => {
    const id = await beneficiary()
    const startsOn = new Date(clock().getTime() + DAY_SECONDS * 1000).toISOString().slice(0, 10)
    const more = { schedule: { startsOn, repeats: 'weekly' } }
    const draft = await prepare(payer.customer, { kind: 'beneficiary', beneficiaryId: id }, 100_00, more)
    const { scheduleId } = (await confirmDraft(payer.customer, draft)).body
    await suspend(id)
    clock.advance(DAY_SECONDS)
    await runSchedules(deps)
    sara = await new StaffMember(app).signIn()
    await resume(id)
    clock.advance(7 * DAY_SECONDS)
    await runSchedules(deps)
    const runs = await deps.db
      .select()
      .from(transfers)
      .where(eq(transfers.scheduleId, String(scheduleId)))
      .orderBy(transfers.runOn)
    expect(runs.map(({ state, stateCause }) => `${state} ${stateCause}`)).toEqual([
      'refused beneficiary_unavailable',
      'held schedule',
    ])
  })

  test('of several at once one suspends it, and the log says who, why and which', async () => {
    const id = await beneficiary()
    const responses = await Promise.all([suspend(id), suspend(id), suspend(id)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await suspend(id)).toEqual(refused(409, 'BENEFICIARY_STATE_INVALID'))
    const events = (await eventsOf()).filter(({ type }: { type: string }) => type === 'beneficiary_suspended')
    expect(events).toMatchObject([
      { reason: REASON, admin: { name: 'Sara' }, changes: [{ field: 'ibanLastDigits', to: '7519' }] },
    ])
    expect((await read(payer.customer, id)).body).toMatchObject({ state: 'suspended', cause: 'suspended_by_staff' })
  })

  test.each(['suspend', 'resume'])('%s is for administrators, with the right customer and a reason', async act => {
    const id = await beneficiary()
    if (act === 'resume') await suspend(id)
    const viewer = await new StaffMember(app, VIEWER).signIn()
    expect((await viewer.post(pathOf(id, act), { reason: REASON })).status).toBe(403)
    const other = await newWalletOwner(plink)
    const elsewhere = pathOf(id, act, other.customer)
    expect(await outcome(sara.post(elsewhere, { reason: REASON }))).toEqual(refused(404, 'BENEFICIARY_NOT_FOUND'))
    expect((await sara.post(pathOf(id, act), { reason: '  \u200b  ' })).status).toBe(400)
    expect((await list())[0].state).toBe(act === 'resume' ? 'suspended' : 'active')
  })
})

describe('resumeBeneficiary', () => {
  test('one whose cooling-off is not over continues to cool off, until the job ends it', async () => {
    const id = await beneficiary('cooling_off')
    await suspend(id)
    clock.advance(60)
    const { body } = await resume(id)
    expect(body).toMatchObject({ state: 'cooling_off', cause: 'resumed_by_staff', coolingOff: expect.anything() })
    clock.advance(DAY_SECONDS)
    await advanceBeneficiaries(deps, new AbortController().signal)
    await payer.customer.signIn()
    const { history } = (await read(payer.customer, id)).body
    expect((history as { state: string; cause: string }[]).slice(2).map(({ state, cause }) => [state, cause])).toEqual([
      ['cooling_off', 'match'],
      ['suspended', 'suspended_by_staff'],
      ['cooling_off', 'resumed_by_staff'],
      ['active', 'cooling_off_over'],
    ])
  })

  test('one whose cooling-off is over becomes active, also if it ended in the suspension', async () => {
    const id = await beneficiary('cooling_off')
    await suspend(id)
    clock.advance(DAY_SECONDS)
    sara = await new StaffMember(app).signIn()
    expect(await resume(id)).toMatchObject({ status: 200, body: { state: 'active', cause: 'resumed_by_staff' } })
    expect(await resume(id)).toEqual(refused(409, 'BENEFICIARY_STATE_INVALID'))
    expect((await eventsOf())[0]).toMatchObject({ type: 'beneficiary_resumed', reason: 'Payee called' })
  })
})
