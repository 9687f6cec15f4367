import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import { testApp } from '#api/testing/app.ts'
import {
  approve,
  makeTransfer,
  makeWaiting,
  newTeam,
  readApproval,
  rule,
  setRules,
  type Team,
} from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeam(plink)
})

const RULES = '/api/v1/approval-rules'

/** The approver approves what the maker makes from this amount on. */
const named = (fromAmount: number, maker: Customer, approver: Customer) => ({
  from: sar(fromAmount),
  makerId: maker.userId,
  approverId: approver.userId,
})

async function setAllRules(byPerson: object[] | undefined, rules = [rule(500_00, 2)]) {
  const request = { rules, ...(byPerson && { byPerson }) }
  const { body, ...sent } = await outcome(team.owner.post(`${RULES}/code`, request))
  if (sent.status !== 200) return { ...sent, body }
  return outcome(team.owner.post(RULES, { ...request, otp: body.otpCode }))
}

const remove = ({ userId }: Customer) => team.owner.delete(`/api/v1/team/members/${userId}`)
const tryToRemove = (member: Customer) => outcome(remove(member))

describe('a rule about people', () => {
  test('has the named person approve what the maker makes from its amount on', async () => {
    await setAllRules([named(100_00, team.maker, team.approver)])
    expect(await makeTransfer(team, 99_00)).not.toMatchObject({ body: { state: 'awaiting_approval' } })
    const waiting = await makeWaiting(team, 100_00)
    expect(waiting).toMatchObject({
      approvalsNeeded: 1,
      requiredApprover: { personId: team.approver.userId },
      mayApprove: true,
    })
    expect(await readApproval(team.second, waiting)).toMatchObject({ mayApprove: false })
    expect(await approve(team.second, waiting)).toEqual(refusal(403, 'APPROVER_NAMED'))
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { state: 'approved' } })
  })

  test('says nothing about what others make', async () => {
    await setAllRules([named(100_00, team.maker, team.approver)])
    const transfer = await makeTransfer(team, 100_00, {}, team.owner)
    expect(transfer).not.toMatchObject({ body: { state: 'awaiting_approval' } })
  })

  test('leaves another approval to others where two are needed', async () => {
    await setAllRules([named(100_00, team.maker, team.approver)])
    const waiting = await makeWaiting(team, 500_00)
    expect(await approve(team.second, waiting)).toMatchObject({ body: { state: 'waiting' } })
    expect(await approve(team.owner, waiting)).toEqual(refusal(403, 'APPROVER_NAMED'))
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { state: 'approved' } })
  })

  test('counts from the highest amount that a payment reaches', async () => {
    await setAllRules([named(100_00, team.maker, team.approver), named(300_00, team.maker, team.second)])
    expect(await makeWaiting(team, 300_00)).toMatchObject({ requiredApprover: { personId: team.second.userId } })
  })

  test('stays when rules are set without those about people', async () => {
    await setAllRules([named(100_00, team.maker, team.approver)])
    expect(await setRules(team.owner, [])).toMatchObject({
      body: { rules: [], byPerson: [{ maker: { personId: team.maker.userId } }] },
    })
    expect(await setAllRules([], [])).toMatchObject({ body: { byPerson: [] } })
  })

  test('of a waiting payment changes with the rules, which voids its approvals', async () => {
    await setAllRules([named(100_00, team.maker, team.approver)])
    const waiting = await makeWaiting(team, 500_00)
    await approve(team.second, waiting)
    await setAllRules([named(100_00, team.maker, team.second)])
    expect(await readApproval(team.approver, waiting)).toMatchObject({
      requiredApprover: { personId: team.second.userId },
      approvals: [{ isVoid: true }],
    })
  })

  test('is refused with what is wrong with it', async () => {
    const stranger = await newTeam(plink)
    const byPerson = [
      named(100_00, team.owner, team.owner),
      named(100_00, team.approver, team.second),
      named(100_00, team.maker, stranger.approver),
      named(200_00, team.maker, team.approver),
      named(200_00, team.maker, team.second),
    ]
    expect(await setAllRules(byPerson)).toMatchObject({
      status: 400,
      body: {
        fields: {
          'byPerson.0.approverId': 'Must be somebody else than the maker',
          'byPerson.1.makerId': 'Must be an owner or maker of the business',
          'byPerson.2.approverId': 'Must be an owner or approver of the business',
          'byPerson.4.from': 'Must be another amount for the same maker',
        },
      },
    })
  })

  test('with a person who was removed is refused', async () => {
    await remove(team.second)
    expect(await setAllRules([named(100_00, team.maker, team.second)], [])).toMatchObject({
      status: 400,
      body: { fields: { 'byPerson.0.approverId': 'Must be an owner or approver of the business' } },
    })
  })

  test('is refused by the database for people of another business', async () => {
    const other = await newTeam(plink)
    const people = { accountId: team.businessId, makerId: team.maker.userId, approverId: other.approver.userId }
    await expect(deps.db.insert(approvalRulesByPerson).values({ ...people, fromAmount: 1_00 })).rejects.toThrow()
  })
})

describe('a member whom the rules need', () => {
  const NEEDED = refusal(409, 'APPROVER_NEEDED')

  test('is not removed, gets no other role and does not leave, until the rules change', async () => {
    await setAllRules([named(100_00, team.maker, team.approver)], [])
    expect(await tryToRemove(team.approver)).toEqual(NEEDED)
    const path = `/api/v1/team/members/${team.approver.userId}`
    expect(await outcome(team.owner.post(`${path}/code`, { role: 'viewer' }))).toEqual(NEEDED)
    expect(await outcome(team.approver.delete('/api/v1/team/membership'))).toEqual(NEEDED)
    await setAllRules([], [])
    expect((await remove(team.approver)).status).toBe(204)
  })

  test('is one without whom a payment would have too few approvals', async () => {
    await setAllRules([], [rule(100_00, 2)])
    expect(await tryToRemove(team.second)).toEqual(NEEDED)
    await setAllRules([], [rule(100_00, 1)])
    expect((await remove(team.second)).status).toBe(204)
    expect(await tryToRemove(team.approver)).toEqual(NEEDED)
  })
})

test('a removed maker leaves no payment that nobody could carry out, and no rule', async () => {
  await setAllRules([named(100_00, team.maker, team.approver)], [])
  const waiting = await makeWaiting(team, 100_00)
  expect((await remove(team.maker)).status).toBe(204)
  expect(await readApproval(team.approver, waiting)).toMatchObject({
    state: 'cancelled',
    decidedBy: { personId: team.businessId },
    transfer: { state: 'cancelled' },
  })
  const ofBusiness = eq(approvalRulesByPerson.accountId, team.businessId)
  expect(await deps.db.$count(approvalRulesByPerson, ofBusiness)).toBe(0)
})
