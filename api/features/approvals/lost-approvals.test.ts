import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { expireApprovals } from '#api/money/approvals/expire-approvals.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { testApp } from '#api/testing/app.ts'
import {
  approve,
  dayAhead,
  makeWaiting,
  newTeamWithRules,
  readApproval,
  rule,
  setRules,
  type Team,
  toldTo,
} from '#api/testing/customers/approvals.ts'
import { payment } from '#api/testing/money/wallet.ts'
import { refusal } from '#api/testing/outcome.ts'
import { APPROVAL_DAYS } from '#domain/constants.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
})

const setRole = (id: string, role: 'viewer') => db.update(accounts).set({ role }).where(eq(accounts.id, id))

describe('an approval', () => {
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
    // The approvals need different times to have an order.
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
    expect(await toldTo(deps, team.maker.userId)).toContain('approval_expired')
  })

  test('cannot start a plan whose first day has begun', async () => {
    const waiting = await makeWaiting(team, 100_00, { schedule: { startsOn: dayAhead(clock(), 1), repeats: 'once' } })
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
