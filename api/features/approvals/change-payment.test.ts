import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import {
  approve,
  askForCode,
  change,
  giveApproval,
  makeWaiting,
  moneyOf,
  newestApproval,
  newTeamWithRules,
  readApproval,
  type Team,
} from '#api/testing/customers/approvals.ts'
import { bill, confirmBills, prepareBills } from '#api/testing/money/bills.ts'
import { refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { clock, database } = plink
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
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
    const waiting = await makeWaiting(team, 100_00, {}, team.owner)
    expect(await change(team.maker, waiting, { note: 'Mine' })).toEqual(refusal(403, 'APPROVAL_OF_OTHERS'))
    // Otherwise an owner who changed it could approve alone what nobody else has confirmed.
    const ofMaker = await makeWaiting(team, 110_00)
    expect(await change(team.owner, ofMaker, { note: 'Mine' })).toEqual(refusal(403, 'APPROVAL_OF_OTHERS'))
    await confirmBills(team.maker, await prepareBills(team.maker, [bill()]))
    const bills = await newestApproval(team.maker)
    expect(await change(team.maker, bills, { note: 'Mine' })).toEqual(refusal(409, 'APPROVAL_UNCHANGEABLE'))
  })

  test('makes the approvals of before void', async () => {
    const waiting = await makeWaiting(team, 500_00)
    await approve(team.approver, waiting)
    const { otpCode } = (await askForCode(team.second, waiting)).body
    expect(await change(team.maker, waiting, { amount: { amount: 600_00, currency: 'SAR' } })).toMatchObject({
      status: 200,
      body: { amount: { amount: 600_00 }, approvals: [{ isVoid: true }], transfer: { amount: { amount: 600_00 } } },
    })
    expect(await giveApproval(team.second, waiting, otpCode)).toEqual(refusal(409, 'APPROVAL_CHANGED'))
    const current = await readApproval(team.second, waiting)
    // The code does not fit content that was not shown when it was asked for.
    expect(await giveApproval(team.second, current, otpCode)).toEqual(refusal(410, 'OTP_EXPIRED'))
    clock.advance(31)
    expect(await approve(team.second, current)).toMatchObject({ body: { state: 'waiting' } })
    expect(await approve(team.approver, current)).toMatchObject({ body: { state: 'approved' } })
    expect(await moneyOf(team)).toEqual([400_00, 600_00])
  })

  test('needs one approval at least, also below every rule', async () => {
    const waiting = await makeWaiting(team, 100_00)
    expect(await change(team.maker, waiting, { amount: { amount: 1_00, currency: 'SAR' } })).toMatchObject({
      body: { state: 'waiting', approvalsNeeded: 1 },
    })
  })
})
