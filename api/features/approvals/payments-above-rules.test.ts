import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expireApprovals } from '#api/money/approvals/expire-approvals.ts'
import { testApp } from '#api/testing/app.ts'
import {
  approve,
  decline,
  kindsFor,
  makeTransfer,
  makeWaiting,
  moneyOf,
  newTeamWithRules,
  readApproval,
  statesToldTo,
  type Team,
  toldTo,
  withdraw,
} from '#api/testing/customers/approvals.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { APPROVAL_DAYS } from '#domain/constants.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
})

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
    // The money of the payment is not on hold until then.
    expect(await moneyOf(team)).toEqual([900_01, 99_99])
  })

  test('is heard of by those who may approve it, and by nobody else', async () => {
    await makeWaiting(team, 100_00)
    for (const each of [team.owner, team.approver, team.second]) {
      expect(await toldTo(deps, each.userId)).toContain('approval_waiting')
      expect(await kindsFor(each)).toContain('approval_waiting')
      expect((await outcome(each.get('/api/v1/approvals/waiting'))).body).toEqual({ waiting: 1 })
    }
    expect(await toldTo(deps, team.maker.userId)).not.toContain('approval_waiting')
    expect((await outcome(team.maker.get('/api/v1/approvals/waiting'))).body).toEqual({ waiting: 0 })
  })

  test('is told of as it stands now, whatever became of it', async () => {
    const waiting = await makeWaiting(team, 100_00)
    const declined = await makeWaiting(team, 101_00)
    const approved = await makeWaiting(team, 102_00)
    const withdrawn = await makeWaiting(team, 103_00)
    expect((await decline(team.second, declined)).status).toBe(200)
    expect((await approve(team.second, approved)).status).toBe(200)
    expect((await withdraw(team.maker, withdrawn)).status).toBe(200)
    expect(await statesToldTo(team.approver)).toEqual(['cancelled', 'approved', 'declined', 'waiting'])
    clock.advance(APPROVAL_DAYS * 86_400)
    await expireApprovals(deps)
    await team.approver.signIn()
    expect(await readApproval(team.approver, waiting)).toMatchObject({ state: 'expired' })
    expect(await statesToldTo(team.approver)).toEqual(['cancelled', 'approved', 'declined', 'expired'])
  })

  test('needs the rule that its amount reaches', async () => {
    expect(await makeWaiting(team, 499_99)).toMatchObject({ approvalsNeeded: 1 })
    expect(await makeWaiting(team, 500_00)).toMatchObject({ approvalsNeeded: 2 })
  })

  test('is confirmed by nobody but who prepared it', async () => {
    const draft = await prepareTo(team.maker, (await newWalletOwner(plink)).customer.identifier, 10_00)
    expect(await confirmDraft(team.owner, draft)).toEqual(refusal(410, 'TRANSFER_EXPIRED'))
  })
})
