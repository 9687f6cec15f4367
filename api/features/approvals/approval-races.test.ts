import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Approval } from '#api/contract/generated/schemas.ts'
import { lockRequest } from '#api/money/approvals/approval-requests.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { testApp } from '#api/testing/app.ts'
import {
  askForCode,
  change,
  decline,
  giveApproval,
  makeWaiting,
  moneyOf,
  newTeamWithRules,
  readApproval,
  type Team,
  withdraw,
} from '#api/testing/customers/approvals.ts'
import { refusal } from '#api/testing/outcome.ts'

const plink = await testApp()
const { database } = plink
const { db } = database
afterAll(() => database.close())

let team: Team
beforeEach(async () => {
  team = await newTeamWithRules(plink)
})

describe('at once', () => {
  const statuses = (all: { status: number }[]) => all.map(({ status }) => status).sort()

  test('one person approves once', async () => {
    const waiting = await makeWaiting(team, 500_00)
    const { otpCode } = (await askForCode(team.approver, waiting)).body
    const all = await Promise.all([1, 2, 3].map(() => giveApproval(team.approver, waiting, otpCode)))
    expect(statuses(all).filter(status => status === 200)).toHaveLength(1)
    expect(await moneyOf(team)).toEqual([1_000_00, 0])
  })

  test('two people give the two approvals, and the money moves once', async () => {
    const waiting = await makeWaiting(team, 500_00)
    const people = [team.approver, team.second]
    const codes = await Promise.all(people.map(each => askForCode(each, waiting)))
    const all = await Promise.all(people.map((each, index) => giveApproval(each, waiting, codes[index]!.body.otpCode)))
    expect(statuses(all)).toEqual([200, 200])
    expect(await readApproval(team.owner, waiting)).toMatchObject({ state: 'approved' })
    expect(await moneyOf(team)).toEqual([500_00, 500_00])
  })

  test.each([
    ['changed', () => change(team.maker, waitingNow, { amount: { amount: 900_00, currency: 'SAR' } })],
    ['cancelled', () => withdraw(team.maker, waitingNow)],
    ['declined', () => decline(team.second, waitingNow)],
  ])('it is either approved or %s', async (_what, act) => {
    waitingNow = await makeWaiting(team, 100_00)
    const { otpCode } = (await askForCode(team.approver, waitingNow)).body
    const [approval, other] = await Promise.all([giveApproval(team.approver, waitingNow, otpCode), act()])
    expect([approval.status === 200, other.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await moneyOf(team)).toEqual(approval.status === 200 ? [900_00, 100_00] : [1_000_00, 0])
    expect((await checkLedger(db)).differences).toEqual([])
  })
  let waitingNow: Awaited<ReturnType<typeof makeWaiting>>
})

// PGlite has one connection, so it cannot run two transactions at once.
describe.runIf(process.env.TEST_DB === 'postgres')('beside another transaction', () => {
  const waiting = () => db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

  /** Makes the calls one after the other while the request is locked, so that each has read it before any of them may change it. */
  async function whileLocked<Result>({ approvalId }: Approval, calls: (() => Promise<Result>)[]): Promise<Result[]> {
    const responses: Promise<Result>[] = []
    await db.transaction(async tx => {
      await lockRequest(tx, approvalId)
      for (const call of calls) {
        responses.push(call())
        await expect.poll(waiting).toBe(responses.length)
      }
    })
    return Promise.all(responses)
  }

  test('of two people who give the one approval, the later is told that it is decided', async () => {
    const approval = await makeWaiting(team, 100_00)
    const [first, second] = [await askForCode(team.approver, approval), await askForCode(team.second, approval)]
    const all = await whileLocked(approval, [
      () => giveApproval(team.approver, approval, first.body.otpCode),
      () => giveApproval(team.second, approval, second.body.otpCode),
    ])
    expect(all).toMatchObject([{ body: { state: 'approved' } }, refusal(409, 'APPROVAL_CLOSED')])
    expect(await moneyOf(team)).toEqual([900_00, 100_00])
  })

  test('whoever approves what is changed meanwhile has not approved the change', async () => {
    const approval = await makeWaiting(team, 100_00)
    const { otpCode } = (await askForCode(team.approver, approval)).body
    const all = await whileLocked(approval, [
      () => change(team.maker, approval, { amount: { amount: 400_00, currency: 'SAR' } }),
      () => giveApproval(team.approver, approval, otpCode),
    ])
    expect(all).toMatchObject([{ status: 200 }, refusal(409, 'APPROVAL_CHANGED')])
    expect(await readApproval(team.approver, approval)).toMatchObject({ state: 'waiting', approvals: [] })
    expect(await moneyOf(team)).toEqual([1_000_00, 0])
  })
})
