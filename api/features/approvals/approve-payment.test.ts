import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { approvals } from '#api/kernel/db/schema/approvals.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { freezeWallet, unfreezeWallet } from '#api/money/ledger/wallets.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { testApp } from '#api/testing/app.ts'
import {
  approve,
  askForCode,
  dayAhead,
  decline,
  giveApproval,
  kindsFor,
  makeWaiting,
  moneyOf,
  newestApproval,
  newTeamWithRules,
  readApproval,
  type Team,
  toldTo,
} from '#api/testing/customers/approvals.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import { bill, confirmBills, prepareBills } from '#api/testing/money/bills.ts'
import { confirmDraft, prepareTo, setBeneficiary } from '#api/testing/money/transfers.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
})

describe('approvePayment', () => {
  test('carries out a transfer to a beneficiary, once', async () => {
    const waiting = await makeWaiting(team, 100_00)
    expect(await approve(team.approver, waiting)).toMatchObject({
      status: 200,
      body: {
        state: 'approved',
        approvals: [{ by: { personId: team.approver.userId }, isVoid: false }],
        transfer: { state: 'held', cause: 'approved' },
      },
    })
    expect(await moneyOf(team)).toEqual([900_00, 100_00])
    expect(await toldTo(deps, team.maker.userId)).toContain('approval_approved')
    expect(await kindsFor(team.maker)).toContain('approval_approved')
    expect(await approve(team.second, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('pays another Plink customer at once', async () => {
    const payee = await newWalletOwner(plink)
    const draft = await prepareTo(team.maker, payee.customer.identifier, 200_00)
    await confirmDraft(team.maker, draft)
    expect(await approve(team.owner, await newestApproval(team.owner))).toMatchObject({
      body: { transfer: { state: 'paid' } },
    })
    expect((await payee.read('')).available.amount).toBe(200_00)
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('starts a plan, whose runs need no more approvals', async () => {
    const waiting = await makeWaiting(team, 100_00, { schedule: { startsOn: dayAhead(clock(), 2), repeats: 'weekly' } })
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { transfer: { state: 'scheduled' } } })
    clock.advance(3 * 86_400)
    await runSchedules(deps)
    await team.owner.signIn()
    expect(await moneyOf(team)).toEqual([900_00, 100_00])
  })

  test('pays the bills of an order', async () => {
    const draft = await prepareBills(team.maker, [bill()])
    expect(await confirmBills(team.maker, draft)).toMatchObject({
      body: { payments: [{ state: 'awaiting_approval' }] },
    })
    const waiting = await newestApproval(team.approver)
    expect(waiting).toMatchObject({
      kind: 'bills',
      amount: draft.total,
      bills: [{ madeBy: { personId: team.maker.userId } }],
    })
    expect(await approve(team.approver, waiting)).toMatchObject({
      body: { bills: [{ state: 'held', cause: 'approved' }] },
    })
    expect(await moneyOf(team)).toEqual([1_000_00 - draft.total.amount, draft.total.amount])
  })

  test('sends the rows of a file, which together are above a rule', async () => {
    const csv = `iban,amount,purpose\n${'SA0380000000608010167519,60,payroll_benefits\n'.repeat(2)}`
    const { batch } = await (await team.maker.post('/api/v1/transfer-batches', { csv })).json()
    const path = `/api/v1/transfer-batches/${batch.batchId}`
    const { otpCode: otp } = await (await team.maker.post(`${path}/code`, {})).json()
    expect(await outcome(team.maker.post(`${path}/confirm`, { otp }))).toMatchObject({
      body: { state: 'awaiting_approval' },
    })
    await runTransferBatches(deps)
    expect(await moneyOf(team)).toEqual([1_000_00, 0])
    const waiting = await newestApproval(team.approver)
    expect(waiting).toMatchObject({ kind: 'batch', amount: { amount: 120_00 } })
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { batch: { state: 'sending' } } })
    await runTransferBatches(deps)
    expect(await moneyOf(team)).toEqual([880_00, 120_00])
  })

  test('needs two people for two approvals', async () => {
    const waiting = await makeWaiting(team, 500_00)
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { state: 'waiting', mayApprove: false } })
    expect(await approve(team.approver, waiting)).toEqual(refusal(409, 'APPROVAL_GIVEN'))
    expect(await moneyOf(team)).toEqual([1_000_00, 0])
    expect(await approve(team.second, waiting)).toMatchObject({ body: { state: 'approved' } })
    expect(await moneyOf(team)).toEqual([500_00, 500_00])
  })

  test('is not for who made it, whatever their role', async () => {
    const waiting = await makeWaiting(team, 100_00, {}, team.owner)
    expect(await approve(team.owner, waiting)).toEqual(refusal(403, 'APPROVAL_BY_MAKER'))
    expect(await decline(team.owner, waiting)).toEqual(refusal(403, 'APPROVAL_BY_MAKER'))
    expect(await approve(team.maker, waiting)).toEqual(refusal(403, 'ROLE_REQUIRED'))
    const approval = { requestId: waiting.approvalId, revision: 1, at: clock() }
    for (const { userId: personId } of [team.owner, team.maker])
      await expect(db.insert(approvals).values({ ...approval, personId })).rejects.toMatchObject({
        cause: { code: '23514' },
      })
  })

  test('is not carried out in the database without its approvals', async () => {
    const { transfer } = await makeWaiting(team, 100_00)
    const step = { state: 'scheduled', stateCause: 'approved', stateSince: clock() } as const
    const update = db.update(transfers).set(step).where(eq(transfers.id, transfer!.transferId))
    await expect(update).rejects.toMatchObject({
      cause: { code: '23514', message: 'transfers wait for their approvals' },
    })
    const statement = db.execute(
      sql`update approval_requests set state = 'approved', state_cause = 'approved', due_at = null where transfer_id = ${transfer!.transferId}`,
    )
    await expect(statement).rejects.toMatchObject({ cause: { code: '23514', message: 'approvals are missing' } })
  })

  test('is not for others than those of the business', async () => {
    const waiting = await makeWaiting(team, 100_00)
    const stranger = await newWalletOwner(plink)
    expect(await approve(stranger.customer, waiting)).toEqual(refusal(404, 'APPROVAL_NOT_FOUND'))
    expect(await outcome(stranger.customer.get('/api/v1/approvals'))).toMatchObject({ body: { items: [] } })
  })

  test('needs the right code of this person', async () => {
    const waiting = await makeWaiting(team, 100_00)
    const { otpCode } = (await askForCode(team.approver, waiting)).body
    expect(await giveApproval(team.second, waiting, otpCode)).toEqual(refusal(410, 'OTP_EXPIRED'))
    expect(await giveApproval(team.approver, waiting, wrongCode(String(otpCode)))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', attemptsRemaining: 4 },
    })
    expect(await giveApproval(team.approver, waiting, otpCode)).toMatchObject({ status: 200 })
  })

  test.each([
    ['the wallet is frozen', 'WALLET_FROZEN', () => freezeWallet(db, team.businessId, clock())],
    ['the money is gone', 'INSUFFICIENT_FUNDS', () => team.now(payment(950_00))],
    ['the payee is suspended', 'BENEFICIARY_NOT_ACTIVE', () => setBeneficiary(deps, team.beneficiaryId, 'suspended')],
  ])('stays as it was when %s meanwhile', async (_what, code, happen) => {
    const waiting = await makeWaiting(team, 100_00)
    const { otpCode } = (await askForCode(team.approver, waiting)).body
    await happen()
    expect((await giveApproval(team.approver, waiting, otpCode)).body.code).toBe(code)
    expect(await readApproval(team.approver, waiting)).toEqual(waiting)
    if (code !== 'WALLET_FROZEN') return
    await unfreezeWallet(db, team.businessId, clock())
    expect(await giveApproval(team.approver, waiting, otpCode)).toMatchObject({ status: 200 })
  })
})
