import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { execute, leaveUndecided, newBeneficiary, newDraft } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, outcomes, refusal } from '#api/testing/outcome.ts'
import { decideRequest, staffRequests } from '#api/testing/staff/closure-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const sara = new StaffMember(app)
const omar = new StaffMember(app, 'omar@plink.example')
const lina = new StaffMember(app, 'lina@plink.example')
const viewer = new StaffMember(app, VIEWER)

let payer: WalletOwner
let transferId: string

/** A transfer of 300 whose money is on hold. */
async function newHeldTransfer(): Promise<string> {
  const { walletId, customer } = payer
  const beneficiaryId = await newBeneficiary(deps, customer.userId, newIban())
  const { id } = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 300_00 }))
  return id
}

beforeEach(async () => {
  payer = await newWalletOwner(plink)
  await payer.now(topUp(1_000_00))
  transferId = await newHeldTransfer()
  await leaveUndecided(deps, clock, transferId)
  await Promise.all([sara, omar, lina, viewer].map(each => each.signIn()))
})
afterEach(async () => expect((await checkLedger(db)).differences).toEqual([]))

const REASON = 'Statement of the bank of 5 January'

const ask = (staff = sara, result = 'paid', id = transferId) =>
  staff.post(`/transfers/${id}/settlement-requests`, { outcome: result, reason: REASON })

/** Asks, and returns the id of the request. */
async function requestIdOf(response: Promise<Response>): Promise<string> {
  const { status, body } = await outcome(response)
  expect(status).toBe(201)
  return String(body.requestId)
}

const readTransfer = async () => (await viewer.get(`/transfers/${transferId}`)).json()
const wallet = async () => {
  await payer.customer.signIn()
  const { available, onHold } = await payer.read('')
  return { available: available.amount, onHold: onHold.amount }
}
const UNDECIDED = { available: 700_00, onHold: 300_00 }

/** The response of the provider to a look-up of the payout. */
async function respond(state: 'paid' | 'failed'): Promise<void> {
  const [{ sequenceNumber } = { sequenceNumber: null }] = await db
    .select()
    .from(transfers)
    .where(eq(transfers.id, transferId))
  const expectedTransfer = {
    kind: 'found' as const,
    payout: { reference: 'P-1', sequenceNumber: sequenceNumber!, amount: 300_00, state, reason: null },
  }
  const { providers } = deps
  const responding = { ...providers, payout: { ...providers.payout, find: async () => expectedTransfer } }
  await advanceTransfer({ ...deps, providers: responding }, transferId)
}

describe('requestTransferSettlement', () => {
  test.each([
    ['paid', { available: 700_00, onHold: 0 }],
    ['failed', { available: 1_000_00, onHold: 0 }],
  ])('ends the transfer as %s once a second person approves', async (result, after) => {
    const requestId = await requestIdOf(ask(sara, result))
    const request = { requestId, subject: { kind: 'transfer', id: transferId }, payload: { outcome: result } }
    expect(await readTransfer()).toMatchObject({ transfer: { state: 'unknown' }, request })
    expect(await wallet()).toEqual(UNDECIDED)
    expect(await outcome(decideRequest(sara, requestId, 'approve'))).toEqual(refusal(403, 'SECOND_PERSON_REQUIRED'))
    expect((await decideRequest(omar, requestId, 'approve')).status).toBe(200)
    const transfer = await readTransfer()
    expect(transfer).toMatchObject({ transfer: { state: result, cause: 'staff' } })
    expect(transfer.request).toBeUndefined()
    expect(await wallet()).toEqual(after)
    const { items } = await (await viewer.get(`/events?type=transfer_settled`)).json()
    expect(items[0]).toMatchObject({
      admin: { email: omar.email },
      subject: { kind: 'customer', id: payer.customer.userId },
      reason: REASON,
      changes: [{ field: 'transfer', from: 'unknown', to: result }, {}, { to: '300.00 SAR' }],
    })
  })

  test.each(['paid', 'failed'] as const)(
    'is not approved after the provider has responded: %s. Its response counts',
    async state => {
      const requestId = await requestIdOf(ask(sara, state === 'paid' ? 'failed' : 'paid'))
      await respond(state)
      const approval = decideRequest(omar, requestId, 'approve')
      expect(await outcome(approval)).toEqual(refusal(409, 'TRANSFER_STATE_INVALID'))
      expect(await readTransfer()).toMatchObject({ transfer: { state, cause: 'bank' }, request: { requestId } })
      expect((await decideRequest(omar, requestId, 'reject')).status).toBe(200)
      expect(await outcome(ask())).toEqual(refusal(409, 'TRANSFER_STATE_INVALID'))
    },
  )

  test('is not for a transfer that is still asked for, nor for nobody, nor by a viewer', async () => {
    const other = await newHeldTransfer()
    expect(await outcome(ask(sara, 'failed', other))).toEqual(refusal(409, 'TRANSFER_STATE_INVALID'))
    expect(await outcome(ask(sara, 'failed', crypto.randomUUID()))).toEqual(refusal(404, 'TRANSFER_NOT_FOUND'))
    expect(await outcome(ask(viewer))).toEqual(refusal(403, 'ADMIN_REQUIRED'))
  })

  test('of two outcomes one waits, and of two approvals one counts', async () => {
    const both = await outcomes([ask(sara, 'paid'), ask(omar, 'failed')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both).toContainEqual(refusal(409, 'REQUEST_PENDING'))
    const [pending] = await staffRequests(lina)
    const decider = pending!.requestedBy.email === sara.email ? omar : sara
    const responses = await outcomes([decider, lina].map(each => decideRequest(each, pending!.requestId, 'approve')))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await wallet()).toMatchObject({ onHold: 0 })
  })

  test('and a response of the provider at once end the transfer once', async () => {
    const requestId = await requestIdOf(ask(sara, 'failed'))
    const [approval] = await Promise.all([outcome(decideRequest(omar, requestId, 'approve')), respond('paid')])
    const { transfer } = await readTransfer()
    expect(transfer.state).toBe(approval.status === 200 ? 'failed' : 'paid')
    expect(await wallet()).toEqual({ available: approval.status === 200 ? 1_000_00 : 700_00, onHold: 0 })
    if (approval.status !== 200) expect(approval).toEqual(refusal(409, 'TRANSFER_STATE_INVALID'))
  })
})
