import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { makeWaiting, newTeamWithRules, type Team, toldTo, withdraw } from '#api/testing/customers/approvals.ts'
import { read } from '#api/testing/money/transfers.ts'
import { refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
})

describe('withdrawPayment', () => {
  test('is for who made it, and for owners', async () => {
    const [first, second] = [await makeWaiting(team, 100_00), await makeWaiting(team, 101_00)]
    const other = await makeWaiting(team, 102_00, {}, team.owner)
    expect(await withdraw(team.maker, other)).toEqual(refusal(403, 'APPROVAL_OF_OTHERS'))
    expect(await withdraw(team.maker, first)).toMatchObject({
      body: { state: 'cancelled', transfer: { state: 'cancelled' } },
    })
    expect(await toldTo(deps, team.maker.userId)).not.toContain('approval_cancelled')
    expect(await withdraw(team.owner, second)).toMatchObject({ body: { decidedBy: { personId: team.owner.userId } } })
    expect(await toldTo(deps, team.maker.userId)).toContain('approval_cancelled')
    expect(await read(team.maker, second.transfer!.transferId)).toMatchObject({ state: 'cancelled' })
  })
})
