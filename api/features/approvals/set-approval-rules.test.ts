import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { securityEvents } from '#api/kernel/db/schema/security.ts'
import { testApp } from '#api/testing/app.ts'
import { newTeam, rule, setRules, type Team } from '#api/testing/customers/approvals.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { database, deps, app } = plink
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeam(plink)
})
const rules = async (customer = team.maker) => (await outcome(customer.get('/api/v1/approval-rules'))).body

describe('setApprovalRules', () => {
  test('replaces the rules, of which all owners hear', async () => {
    const partner = await newMember(deps, app, team.businessId, 'owner')
    expect(await rules()).toEqual({ rules: [], byPerson: [], approvers: 4 })
    await setRules(team.owner, [rule(100_00, 1)])
    expect(await setRules(team.owner, [rule(500_00, 2), rule(50_00, 1)])).toMatchObject({ status: 200 })
    expect(await rules()).toMatchObject({ rules: [rule(50_00, 1), rule(500_00, 2)] })
    const [{ id: partnerId } = { id: '' }] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(messages, eq(messages.recipientId, accounts.id))
      .where(eq(accounts.role, 'owner'))
    expect(partner.identifier).not.toBe('')
    expect(partnerId).not.toBe('')
    for (const owner of [team.businessId]) {
      expect(await db.select().from(securityEvents).where(eq(securityEvents.accountId, owner))).toEqual(
        expect.arrayContaining([expect.objectContaining({ type: 'approval_rules_set' })]),
      )
      const rows = await db.select().from(messages).where(eq(messages.recipientId, owner))
      expect(rows.map(({ content }) => content.key)).toContain('approval_rules_set')
    }
  })

  test('refuses what nobody could satisfy', async () => {
    const alone = await newWalletOwner(plink)
    expect(await setRules(alone.customer, [rule(100_00, 1)])).toEqual(refusal(409, 'APPROVAL_RULES_UNSATISFIABLE'))
    const { id } = { id: alone.customer.userId }
    await newMember(deps, app, id, 'maker')
    expect(await setRules(alone.customer, [rule(100_00, 1)])).toEqual(refusal(409, 'APPROVAL_RULES_UNSATISFIABLE'))
    await newMember(deps, app, id, 'approver')
    expect(await setRules(alone.customer, [rule(100_00, 1)])).toMatchObject({ status: 200 })
    expect(await setRules(alone.customer, [rule(100_00, 2)])).toEqual(refusal(409, 'APPROVAL_RULES_UNSATISFIABLE'))
    expect(await setRules(alone.customer, [])).toMatchObject({ status: 200, body: { rules: [] } })
  })

  test('needs the code for exactly these rules', async () => {
    const { otpCode } = (await outcome(team.owner.post('/api/v1/approval-rules/code', { rules: [rule(100_00, 1)] })))
      .body
    const set = (request: object) => outcome(team.owner.post('/api/v1/approval-rules', { otp: otpCode, ...request }))
    expect(await set({ rules: [rule(900_00, 1)] })).toEqual(refusal(410, 'OTP_EXPIRED'))
    expect(await set({ rules: [] })).toEqual(refusal(410, 'OTP_EXPIRED'))
    expect(await set({ rules: [rule(100_00, 1)] })).toMatchObject({ status: 200 })
    expect(await set({ rules: [rule(100_00, 1)] })).toEqual(refusal(410, 'OTP_EXPIRED'))
  })

  test('refuses two rules of an amount, and everybody but owners', async () => {
    expect(await setRules(team.owner, [rule(100_00, 1), rule(100_00, 2)])).toMatchObject({ status: 400 })
    for (const customer of [team.maker, team.approver])
      expect(await setRules(customer, [])).toEqual(refusal(403, 'ROLE_REQUIRED'))
  })
})
