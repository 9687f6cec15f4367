import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Approval } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/dev/testing/app.ts'
import {
  approve,
  askForCode,
  change,
  decline,
  giveApproval,
  makeTransfer,
  makeWaiting,
  newestApproval,
  newTeam,
  readApproval,
  rule,
  setRules,
  storeRule,
  type Team,
  withdraw,
} from '#api/dev/testing/approvals.ts'
import { wrongCode } from '#api/dev/testing/customer.ts'
import { bill, confirmBills, prepareBills } from '#api/dev/testing/money/bills.ts'
import { confirmDraft, prepareTo, read, setBeneficiary } from '#api/dev/testing/money/transfers.ts'
import { payment } from '#api/dev/testing/money/wallet.ts'
import { newOwner } from '#api/dev/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/dev/testing/outcome.ts'
import { approvals } from '#api/kernel/db/schema/approvals.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { lockRequest } from '#api/money/approvals/approval-requests.ts'
import { expireApprovals } from '#api/money/approvals/expire-approvals.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { freezeWallet, unfreezeWallet } from '#api/money/ledger/wallets.ts'
import { runTransferBatches } from '#api/money/transfers/transfer-batches.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { APPROVAL_DAYS } from '#domain/constants.ts'

const world = await testApp()
const { clock, database, deps } = world
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeam(world)
  await storeRule(deps, team.businessId, 100_00, 1)
  await storeRule(deps, team.businessId, 500_00, 2)
})

const money = async () => {
  const { available, onHold } = await team.read('')
  return [available.amount, onHold.amount]
}
const setRole = (id: string, role: 'approver' | 'viewer' | 'maker') =>
  db.update(accounts).set({ role }).where(eq(accounts.id, id))
const toldTo = async (recipientId: string) =>
  (await db.select().from(messages).where(eq(messages.recipientId, recipientId))).map(({ content }) => content.key)
const kindsFor = async (person: Team['maker']) =>
  (await (await person.get('/api/v1/notifications')).json()).items.map(({ kind }: { kind: string }) => kind)

describe('a payment above a rule', () => {
  test('waits, and one below does not', async () => {
    expect(await makeTransfer(team, 99_99)).toMatchObject({ body: { state: 'held' } })
    expect(await makeTransfer(team, 100_00)).toMatchObject({
      body: {
        state: 'awaiting_approval',
        madeBy: { personId: team.maker.userId },
        history: [
          { state: 'draft', cause: 'created' },
          { state: 'awaiting_approval', cause: 'confirmed' },
        ],
      },
    })
    // Its money is not on hold meanwhile.
    expect(await money()).toEqual([900_01, 99_99])
  })

  test('is heard of by those who may approve it, and by nobody else', async () => {
    await makeWaiting(team, 100_00)
    for (const each of [team.owner, team.approver, team.second]) {
      expect(await toldTo(each.userId)).toContain('approval_waiting')
      expect(await kindsFor(each)).toContain('approval_waiting')
      expect((await outcome(each.get('/api/v1/approvals/waiting'))).body).toEqual({ waiting: 1 })
    }
    expect(await toldTo(team.maker.userId)).not.toContain('approval_waiting')
    expect((await outcome(team.maker.get('/api/v1/approvals/waiting'))).body).toEqual({ waiting: 0 })
  })

  test('needs the rule that its amount reaches', async () => {
    expect(await makeWaiting(team, 499_99)).toMatchObject({ approvalsNeeded: 1 })
    expect(await makeWaiting(team, 500_00)).toMatchObject({ approvalsNeeded: 2 })
  })

  test('is confirmed by nobody but who prepared it', async () => {
    const draft = await prepareTo(team.maker, (await newOwner(world)).customer.identifier, 10_00)
    expect(await confirmDraft(team.owner, draft)).toEqual(refusal(410, 'TRANSFER_EXPIRED'))
  })
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
    expect(await money()).toEqual([900_00, 100_00])
    expect(await toldTo(team.maker.userId)).toContain('approval_approved')
    expect(await kindsFor(team.maker)).toContain('approval_approved')
    expect(await approve(team.second, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('pays another Plink customer at once', async () => {
    const payee = await newOwner(world)
    const draft = await prepareTo(team.maker, payee.customer.identifier, 200_00)
    await confirmDraft(team.maker, draft)
    expect(await approve(team.owner, await newestApproval(team.owner))).toMatchObject({
      body: { transfer: { state: 'paid' } },
    })
    expect((await payee.read('')).available.amount).toBe(200_00)
    expect((await checkLedger(db)).differences).toEqual([])
  })

  test('starts a plan, whose runs need no more approvals', async () => {
    const waiting = await makeWaiting(team, 100_00, { schedule: { startsOn: dayAhead(2), repeats: 'weekly' } })
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { transfer: { state: 'scheduled' } } })
    clock.advance(3 * 86_400)
    await runSchedules(deps)
    await team.owner.signIn()
    expect(await money()).toEqual([900_00, 100_00])
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
    expect(await money()).toEqual([1_000_00 - draft.total.amount, draft.total.amount])
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
    expect(await money()).toEqual([1_000_00, 0])
    const waiting = await newestApproval(team.approver)
    expect(waiting).toMatchObject({ kind: 'batch', amount: { amount: 120_00 } })
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { batch: { state: 'sending' } } })
    await runTransferBatches(deps)
    expect(await money()).toEqual([880_00, 120_00])
  })

  test('needs two people for two approvals', async () => {
    const waiting = await makeWaiting(team, 500_00)
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { state: 'waiting', mayApprove: false } })
    expect(await approve(team.approver, waiting)).toEqual(refusal(409, 'APPROVAL_GIVEN'))
    expect(await money()).toEqual([1_000_00, 0])
    expect(await approve(team.second, waiting)).toMatchObject({ body: { state: 'approved' } })
    expect(await money()).toEqual([500_00, 500_00])
  })

  test('is not for who made it, whatever their role', async () => {
    const made = await makeWaiting(team, 100_00, {}, team.owner)
    expect(await approve(team.owner, made)).toEqual(refusal(403, 'APPROVAL_BY_MAKER'))
    expect(await decline(team.owner, made)).toEqual(refusal(403, 'APPROVAL_BY_MAKER'))
    expect(await approve(team.maker, made)).toEqual(refusal(403, 'ROLE_REQUIRED'))
    const stored = { requestId: made.approvalId, revision: 1, at: clock() }
    for (const { userId: personId } of [team.owner, team.maker])
      await expect(db.insert(approvals).values({ ...stored, personId })).rejects.toMatchObject({
        cause: { code: '23514' },
      })
  })

  test('is not carried out in the database without its approvals', async () => {
    const { transfer } = await makeWaiting(team, 100_00)
    const step = { state: 'scheduled', stateCause: 'approved', stateSince: clock() } as const
    const skipped = db.update(transfers).set(step).where(eq(transfers.id, transfer!.transferId))
    await expect(skipped).rejects.toMatchObject({
      cause: { code: '23514', message: 'transfers wait for their approvals' },
    })
    const decided = db.execute(
      sql`update approval_requests set state = 'approved', state_cause = 'approved', due_at = null where transfer_id = ${transfer!.transferId}`,
    )
    await expect(decided).rejects.toMatchObject({ cause: { code: '23514', message: 'approvals are missing' } })
  })

  test('is not for others than those of the business', async () => {
    const waiting = await makeWaiting(team, 100_00)
    const stranger = await newOwner(world)
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

  test('is void when its payment changes', async () => {
    const waiting = await makeWaiting(team, 500_00)
    await approve(team.approver, waiting)
    const { otpCode } = (await askForCode(team.second, waiting)).body
    expect(await change(team.maker, waiting, { amount: { amount: 600_00, currency: 'SAR' } })).toMatchObject({
      status: 200,
      body: { amount: { amount: 600_00 }, approvals: [{ isVoid: true }], transfer: { amount: { amount: 600_00 } } },
    })
    expect(await giveApproval(team.second, waiting, otpCode)).toEqual(refusal(409, 'APPROVAL_CHANGED'))
    const changed = await readApproval(team.second, waiting)
    // Nor does the code fit what was not shown when it was asked for.
    expect(await giveApproval(team.second, changed, otpCode)).toEqual(refusal(410, 'OTP_EXPIRED'))
    clock.advance(31)
    expect(await approve(team.second, changed)).toMatchObject({ body: { state: 'waiting' } })
    expect(await approve(team.approver, changed)).toMatchObject({ body: { state: 'approved' } })
    expect(await money()).toEqual([400_00, 600_00])
  })

  test('is needed once at least, also below every rule', async () => {
    const waiting = await makeWaiting(team, 100_00)
    expect(await change(team.maker, waiting, { amount: { amount: 1_00, currency: 'SAR' } })).toMatchObject({
      body: { state: 'waiting', approvalsNeeded: 1 },
    })
  })

  test('is void when the rules want another number of them', async () => {
    const waiting = await makeWaiting(team, 500_00)
    await approve(team.approver, waiting)
    expect(await setRules(team.owner, [rule(100_00, 1)])).toMatchObject({ status: 200 })
    expect(await approve(team.second, waiting)).toEqual(refusal(409, 'APPROVAL_CHANGED'))
    expect(await readApproval(team.second, waiting)).toMatchObject({
      approvalsNeeded: 1,
      approvals: [{ isVoid: true }],
    })
  })

  test('is void when who gave it may not approve any more', async () => {
    const waiting = await makeWaiting(team, 500_00)
    await approve(team.approver, waiting)
    await setRole(team.approver.userId, 'viewer')
    // So that the approvals have an order.
    clock.advance(1)
    expect(await approve(team.second, waiting)).toMatchObject({
      body: { state: 'waiting', approvals: [{ isVoid: true }, { isVoid: false }] },
    })
    expect(await approve(team.owner, waiting)).toMatchObject({ body: { state: 'approved' } })
  })

  test('is refused when who made the payment may not make any more', async () => {
    const waiting = await makeWaiting(team, 100_00)
    await setRole(team.maker.userId, 'viewer')
    expect(await approve(team.approver, waiting)).toEqual(refusal(409, 'APPROVAL_MAKER_GONE'))
    expect(await readApproval(team.approver, waiting)).toMatchObject({ state: 'waiting', approvals: [] })
  })

  test('ends a payment that nobody approved in time', async () => {
    const waiting = await makeWaiting(team, 100_00)
    clock.advance(APPROVAL_DAYS * 86_400)
    await team.approver.signIn()
    expect(await approve(team.approver, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
    await expireApprovals(deps)
    await team.maker.signIn()
    expect(await readApproval(team.maker, waiting)).toMatchObject({ state: 'expired', transfer: { state: 'expired' } })
    expect(await toldTo(team.maker.userId)).toContain('approval_expired')
  })

  test('cannot start a plan whose first day has begun', async () => {
    const waiting = await makeWaiting(team, 100_00, { schedule: { startsOn: dayAhead(1), repeats: 'once' } })
    clock.advance(2 * 86_400)
    await team.approver.signIn()
    expect(await approve(team.approver, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
  })

  test('is over when the account is closed', async () => {
    await team.now(payment(1_000_00 - 100_00))
    const waiting = await makeWaiting(team, 100_00)
    await team.now(payment(100_00))
    await db.transaction(tx => closeAccount(tx, team.businessId, clock()))
    expect(await db.select().from(transfers).where(eq(transfers.id, waiting.transfer!.transferId))).toMatchObject([
      { state: 'cancelled', stateCause: 'account_closed' },
    ])
  })
})

describe('declinePayment', () => {
  test('ends the payment with its reason, of which the maker hears', async () => {
    const waiting = await makeWaiting(team, 100_00)
    expect(await decline(team.approver, waiting, 'Wrong supplier')).toMatchObject({
      body: {
        state: 'declined',
        reason: 'Wrong supplier',
        decidedBy: { personId: team.approver.userId },
        transfer: { state: 'declined', cause: 'approver' },
      },
    })
    expect(await toldTo(team.maker.userId)).toContain('approval_declined')
    expect(await decline(team.second, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
    expect(await money()).toEqual([1_000_00, 0])
  })
})

describe('withdrawPayment', () => {
  test('is for who made it, and for owners', async () => {
    const [first, second] = [await makeWaiting(team, 100_00), await makeWaiting(team, 101_00)]
    const other = await makeWaiting(team, 102_00, {}, team.owner)
    expect(await withdraw(team.maker, other)).toEqual(refusal(403, 'APPROVAL_OF_OTHERS'))
    expect(await withdraw(team.maker, first)).toMatchObject({
      body: { state: 'cancelled', transfer: { state: 'cancelled' } },
    })
    expect(await toldTo(team.maker.userId)).not.toContain('approval_cancelled')
    expect(await withdraw(team.owner, second)).toMatchObject({ body: { decidedBy: { personId: team.owner.userId } } })
    expect(await toldTo(team.maker.userId)).toContain('approval_cancelled')
    expect(await read(team.maker, second.transfer!.transferId)).toMatchObject({ state: 'cancelled' })
  })
})

describe('changePayment', () => {
  test('keeps an approval when nothing changes', async () => {
    const waiting = await makeWaiting(team, 500_00, { note: 'Invoice 4711' })
    await approve(team.approver, waiting)
    const same = { amount: waiting.amount, purpose: waiting.transfer!.purpose, note: 'Invoice 4711' }
    expect(await change(team.maker, waiting, same)).toMatchObject({ body: { approvals: [{ isVoid: false }] } })
    expect(await change(team.maker, waiting, { note: 'Invoice 4712' })).toMatchObject({
      body: { approvals: [{ isVoid: true }] },
    })
  })

  test('is not for others, and not for bills', async () => {
    const made = await makeWaiting(team, 100_00, {}, team.owner)
    expect(await change(team.maker, made, { note: 'Mine' })).toEqual(refusal(403, 'APPROVAL_OF_OTHERS'))
    // An owner who changed it could approve alone what nobody else has confirmed.
    const ofMaker = await makeWaiting(team, 110_00)
    expect(await change(team.owner, ofMaker, { note: 'Mine' })).toEqual(refusal(403, 'APPROVAL_OF_OTHERS'))
    await confirmBills(team.maker, await prepareBills(team.maker, [bill()]))
    const bills = await newestApproval(team.maker)
    expect(await change(team.maker, bills, { note: 'Mine' })).toEqual(refusal(409, 'APPROVAL_UNCHANGEABLE'))
  })
})

describe('at once', () => {
  const statuses = (all: { status: number }[]) => all.map(({ status }) => status).sort()

  test('one person approves once', async () => {
    const waiting = await makeWaiting(team, 500_00)
    const { otpCode } = (await askForCode(team.approver, waiting)).body
    const all = await Promise.all([1, 2, 3].map(() => giveApproval(team.approver, waiting, otpCode)))
    expect(statuses(all).filter(status => status === 200)).toHaveLength(1)
    expect(await money()).toEqual([1_000_00, 0])
  })

  test('two people give the two approvals, and the money moves once', async () => {
    const waiting = await makeWaiting(team, 500_00)
    const people = [team.approver, team.second]
    const codes = await Promise.all(people.map(each => askForCode(each, waiting)))
    const all = await Promise.all(people.map((each, index) => giveApproval(each, waiting, codes[index]!.body.otpCode)))
    expect(statuses(all)).toEqual([200, 200])
    expect(await readApproval(team.owner, waiting)).toMatchObject({ state: 'approved' })
    expect(await money()).toEqual([500_00, 500_00])
  })

  test.each([
    ['changed', () => change(team.maker, waitingNow, { amount: { amount: 900_00, currency: 'SAR' } })],
    ['cancelled', () => withdraw(team.maker, waitingNow)],
    ['declined', () => decline(team.second, waitingNow)],
  ])('it is either approved or %s', async (_what, act) => {
    waitingNow = await makeWaiting(team, 100_00)
    const { otpCode } = (await askForCode(team.approver, waitingNow)).body
    const [approved, other] = await Promise.all([giveApproval(team.approver, waitingNow, otpCode), act()])
    expect([approved.status === 200, other.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await money()).toEqual(approved.status === 200 ? [900_00, 100_00] : [1_000_00, 0])
    expect((await checkLedger(db)).differences).toEqual([])
  })
  let waitingNow: Awaited<ReturnType<typeof makeWaiting>>
})

// PGlite has one connection, and no two transactions at once.
describe.runIf(process.env.TEST_DB === 'postgres')('beside another transaction', () => {
  const waiting = () => db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

  /** Makes the calls one after the other while the request is locked, so that each has read it before any of them may change it. */
  async function whileLocked<Result>({ approvalId }: Approval, calls: (() => Promise<Result>)[]): Promise<Result[]> {
    const started: Promise<Result>[] = []
    await db.transaction(async tx => {
      await lockRequest(tx, approvalId)
      for (const call of calls) {
        started.push(call())
        await expect.poll(waiting, { timeout: 20_000 }).toBe(started.length)
      }
    })
    return Promise.all(started)
  }

  test('of two people who give the one approval, the later is told that it is decided', async () => {
    const shown = await makeWaiting(team, 100_00)
    const [first, second] = [await askForCode(team.approver, shown), await askForCode(team.second, shown)]
    const all = await whileLocked(shown, [
      () => giveApproval(team.approver, shown, first.body.otpCode),
      () => giveApproval(team.second, shown, second.body.otpCode),
    ])
    expect(all).toMatchObject([{ body: { state: 'approved' } }, refusal(409, 'APPROVAL_CLOSED')])
    expect(await money()).toEqual([900_00, 100_00])
  })

  test('whoever approves what is changed meanwhile has not approved the change', async () => {
    const shown = await makeWaiting(team, 100_00)
    const { otpCode } = (await askForCode(team.approver, shown)).body
    const all = await whileLocked(shown, [
      () => change(team.maker, shown, { amount: { amount: 400_00, currency: 'SAR' } }),
      () => giveApproval(team.approver, shown, otpCode),
    ])
    expect(all).toMatchObject([{ status: 200 }, refusal(409, 'APPROVAL_CHANGED')])
    expect(await readApproval(team.approver, shown)).toMatchObject({ state: 'waiting', approvals: [] })
    expect(await money()).toEqual([1_000_00, 0])
  })
})

function dayAhead(days: number): string {
  return new Date(clock().getTime() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)
}
