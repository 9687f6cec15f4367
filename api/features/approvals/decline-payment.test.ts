import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { decline, makeWaiting, moneyOf, newTeamWithRules, type Team, toldTo } from '#api/testing/customers/approvals.ts'
import { refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
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
    expect(await toldTo(deps, team.maker.userId)).toContain('approval_declined')
    expect(await decline(team.second, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
    expect(await moneyOf(team)).toEqual([1_000_00, 0])
  })
})
