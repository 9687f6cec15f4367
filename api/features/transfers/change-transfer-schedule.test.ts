import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TransferDraft, TransferSchedule } from '#api/contract/generated/schemas.ts'
import { transferSchedules, transfers } from '#api/kernel/db/schema/transfers.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { testApp } from '#api/testing/app.ts'
import {
  approve,
  decline,
  kindsFor,
  makeWaiting,
  newestApproval,
  newTeam,
  readApproval,
  rule,
  setRules,
  storeRule,
  type Team,
} from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { confirmDraft, prepare } from '#api/testing/money/transfers.ts'
import { newSubWallet, sar } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { phoneToE164 } from '#domain/phone.ts'

/** Each test begins on Monday, January 5th, at noon in Riyadh, with 100 SAR a week from the 6th on. */
let world: Awaited<ReturnType<typeof testApp>>
let team: Team
beforeEach(async () => {
  world = await testApp()
  team = await newTeam(world, 10_000_00)
  return () => world.database.close()
})

const DAY_SECONDS = 86_400
const WEEKLY = { startsOn: '2026-01-06', repeats: 'weekly' }

async function newSchedule(plan: object = WEEKLY, person = team.maker): Promise<TransferSchedule> {
  const destination = { kind: 'beneficiary', beneficiaryId: team.beneficiaryId }
  const { body } = await confirmDraft(person, await prepare(person, destination, 100_00, { schedule: plan }))
  return readSchedule(person, String(body.scheduleId))
}

/** Returns the schedule with this id, or the only one. */
async function readSchedule(person: Customer, id?: string): Promise<TransferSchedule> {
  const items: TransferSchedule[] = (await (await person.get('/api/v1/transfer-schedules')).json()).items
  return items.find(({ scheduleId }) => id === undefined || scheduleId === id)!
}

const termsOf = (shown: TransferSchedule, more: object) => ({
  transferId: shown.transferId,
  amount: sar(300_00),
  purpose: 'expenses_services',
  schedule: { startsOn: '2026-01-13', repeats: 'weekly' },
  ...more,
})

const tryToChange = (shown: TransferSchedule, more: object = {}, person = team.maker) =>
  outcome(person.post(`/api/v1/transfer-schedules/${shown.scheduleId}/changes`, termsOf(shown, more)))

async function draftChange(shown: TransferSchedule, more: object = {}, person = team.maker): Promise<TransferDraft> {
  const response = await person.post(`/api/v1/transfer-schedules/${shown.scheduleId}/changes`, termsOf(shown, more))
  expect(response.status).toBe(201)
  return response.json()
}

async function runAfterDays(days: number): Promise<void> {
  world.clock.advance(days * DAY_SECONDS)
  await runSchedules(world.deps)
}

async function runsOf({ scheduleId }: TransferSchedule): Promise<string[]> {
  const isRun = eq(transfers.scheduleId, scheduleId)
  const rows = await world.deps.db.select().from(transfers).where(isRun).orderBy(transfers.runOn)
  return rows.map(({ runOn, amount }) => `${runOn} ${amount / 100}`)
}

describe('changeTransferSchedule', () => {
  test('pays the new terms from the next run on, once its code is confirmed', async () => {
    const shown = await newSchedule()
    const draft = await draftChange(shown)
    expect(draft.transfer).toMatchObject({
      scheduleId: shown.scheduleId,
      changes: { amount: sar(100_00), schedule: WEEKLY },
    })
    expect(await readSchedule(team.maker)).toEqual(shown)
    expect(await confirmDraft(team.maker, draft)).toMatchObject({ body: { state: 'scheduled' } })
    expect(await readSchedule(team.maker)).toMatchObject({
      scheduleId: shown.scheduleId,
      transferId: draft.transfer.transferId,
      amount: sar(300_00),
      nextRunOn: '2026-01-13',
    })
    await runAfterDays(16)
    expect(await runsOf(shown)).toEqual(['2026-01-13 300', '2026-01-20 300'])
  })

  test('changes days, end and source, and the code says what will be paid', async () => {
    const shown = await newSchedule()
    const subWallet = await newSubWallet(world.deps, team.walletId)
    const schedule = { startsOn: '2026-01-10', repeats: 'monthly', paymentCount: 2 }
    await confirmDraft(team.maker, await draftChange(shown, { subWallet, schedule }))
    expect(await readSchedule(team.maker)).toMatchObject({ subWallet, ...schedule, paymentsLeft: 2 })
    const phone = encodeURIComponent(phoneToE164(team.maker.identifier))
    const { items } = await (await world.app.request(`/api/sandbox/messages?phoneNumber=${phone}`)).json()
    expect(items.map(({ body }: { body: string }) => body).join()).toContain(
      'It is for a changed schedule: a transfer of 300.00 SAR to Riyadh Supplies Co, IBAN ending in 7519, every month from 2026-01-10, number of payments: 2. Do',
    )
  })

  test('leaves a run that is due to the terms of its day, and applies to the next one', async () => {
    const shown = await newSchedule()
    // It is 23:59 in Riyadh on the day before the first run.
    world.clock.advance(12 * 3600 - 60)
    await team.maker.signIn()
    const draft = await draftChange(shown, { schedule: WEEKLY })
    world.clock.advance(120)
    expect(await confirmDraft(team.maker, draft)).toMatchObject({ status: 200 })
    expect(await runsOf(shown)).toEqual(['2026-01-06 100'])
    await runSchedules(world.deps)
    await team.maker.signIn()
    expect(await readSchedule(team.maker)).toMatchObject({ nextRunOn: '2026-01-13', amount: sar(300_00) })
    await runAfterDays(7)
    expect(await runsOf(shown)).toEqual(['2026-01-06 100', '2026-01-13 300'])
  })

  test('keeps the days of a plan whose start it keeps, and its number of payments', async () => {
    const plan = { startsOn: '2026-01-31', repeats: 'monthly', paymentCount: 4 }
    const shown = await newSchedule(plan)
    await runAfterDays(30)
    await team.maker.signIn()
    await confirmDraft(team.maker, await draftChange(shown, { schedule: plan }))
    expect(await readSchedule(team.maker)).toMatchObject({ nextRunOn: '2026-02-28', paymentsLeft: 3 })
    await runAfterDays(100)
    expect(await runsOf(shown)).toEqual(['2026-01-31 100', '2026-02-28 300', '2026-03-31 300', '2026-04-30 300'])
    await team.maker.signIn()
    const over = { ...plan, paymentCount: 1 }
    const other = await newSchedule({ startsOn: '2026-06-01', repeats: 'monthly' })
    expect(await tryToChange(other, { schedule: { ...over, startsOn: '2026-01-31' } })).toMatchObject({ status: 400 })
  })

  test('and the job at once pay the day once', async () => {
    const shown = await newSchedule()
    world.clock.advance(12 * 3600 - 60)
    await team.maker.signIn()
    const draft = await draftChange(shown, { schedule: WEEKLY })
    world.clock.advance(120)
    const [confirmed] = await Promise.all([
      confirmDraft(team.maker, draft),
      runSchedules(world.deps),
      runSchedules(world.deps),
    ])
    expect(confirmed).toMatchObject({ status: 200 })
    expect(await runsOf(shown)).toEqual(['2026-01-06 100'])
  })

  test('of two people at once is made by one, and the other hears of it', async () => {
    const shown = await newSchedule()
    const drafts = [await draftChange(shown), await draftChange(shown, { amount: sar(200_00) }, team.owner)]
    const confirmed = await Promise.all([confirmDraft(team.maker, drafts[0]!), confirmDraft(team.owner, drafts[1]!)])
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(confirmed).toContainEqual(refusal(409, 'TRANSFER_SCHEDULE_CHANGED'))
    expect(await tryToChange(shown)).toEqual(refusal(409, 'TRANSFER_SCHEDULE_CHANGED'))
  })

  test('is confirmed by its maker alone', async () => {
    const draft = await draftChange(await newSchedule())
    expect(await confirmDraft(team.owner, draft)).toEqual(refusal(410, 'TRANSFER_EXPIRED'))
  })

  test('takes no sub-wallet and no schedule of another business', async () => {
    const shown = await newSchedule()
    const other = await newWalletOwner(world)
    const subWallet = await newSubWallet(world.deps, other.walletId)
    expect(await tryToChange(shown, { subWallet })).toEqual(refusal(404, 'SUB_WALLET_NOT_FOUND'))
    expect(await tryToChange(shown, {}, other.customer)).toEqual(refusal(404, 'TRANSFER_SCHEDULE_NOT_FOUND'))
  })

  test.each([
    [{ startsOn: '2026-01-05', repeats: 'weekly' }, 'startsOn'],
    [{ startsOn: '2026-01-13', repeats: 'weekly', endsOn: '2026-01-12' }, 'endsOn'],
    [{ startsOn: '2026-01-13', repeats: 'weekly', endsOn: '2036-02-01' }, 'endsOn'],
    [{ startsOn: '2026-01-13', repeats: 'weekly', endsOn: '2026-02-01', paymentCount: 3 }, 'paymentCount'],
    [{ startsOn: '2026-01-13', repeats: 'once', paymentCount: 1 }, 'paymentCount'],
    [{ startsOn: '2026-01-13', repeats: 'once', endsOn: '2026-01-13' }, 'endsOn'],
  ])('refuses the plan %j', async (schedule, field) => {
    expect(await tryToChange(await newSchedule(), { schedule })).toMatchObject({
      status: 400,
      body: { fields: { [`schedule.${field}`]: expect.any(String) } },
    })
  })

  test('is refused once the schedule is cancelled', async () => {
    const shown = await newSchedule()
    const draft = await draftChange(shown)
    await team.maker.post(`/api/v1/transfer-schedules/${shown.scheduleId}/cancel`, {})
    expect(await tryToChange(shown)).toEqual(refusal(409, 'TRANSFER_SCHEDULE_ENDED'))
    expect(await confirmDraft(team.maker, draft)).toEqual(refusal(409, 'TRANSFER_SCHEDULE_ENDED'))
  })
})

describe('a change that needs approval', () => {
  async function waitingChange(plan: object = WEEKLY, more: object = {}) {
    const shown = await newSchedule(plan)
    await storeRule(world.deps, team.businessId, 200_00, 1)
    expect(await confirmDraft(team.maker, await draftChange(shown, more))).toMatchObject({
      body: { state: 'awaiting_approval' },
    })
    return { shown, waiting: await newestApproval(team.approver) }
  }

  test('leaves the present terms in force until it is approved', async () => {
    const { shown, waiting } = await waitingChange()
    expect(await readSchedule(team.maker)).toMatchObject({
      amount: sar(100_00),
      waitingChange: { approvalId: waiting.approvalId },
    })
    await runAfterDays(1)
    await team.approver.signIn()
    expect(await approve(team.approver, waiting)).toMatchObject({ body: { state: 'approved' } })
    await runAfterDays(7)
    expect(await runsOf(shown)).toEqual(['2026-01-06 100', '2026-01-13 300'])
  })

  test('is the only one that waits, and nothing else changes the schedule meanwhile', async () => {
    const shown = await newSchedule()
    const drafts = [await draftChange(shown), await draftChange(shown, { amount: sar(150_00) }, team.owner)]
    await storeRule(world.deps, team.businessId, 200_00, 1)
    await confirmDraft(team.maker, drafts[0]!)
    const expectedRefusal = refusal(409, 'TRANSFER_SCHEDULE_CHANGE_WAITING')
    expect(await confirmDraft(team.owner, drafts[1]!)).toEqual(expectedRefusal)
    expect(await tryToChange(shown)).toEqual(expectedRefusal)
    await decline(team.approver, await newestApproval(team.approver))
    expect(await tryToChange(shown)).toMatchObject({ status: 201 })
  })

  test('expires when its first day begins, like a new schedule', async () => {
    const { shown, waiting } = await waitingChange()
    await runAfterDays(8)
    await team.approver.signIn()
    expect(await approve(team.approver, waiting)).toEqual(refusal(409, 'APPROVAL_CLOSED'))
    expect(await runsOf(shown)).toEqual(['2026-01-06 100', '2026-01-13 100'])
  })

  test('ends with its schedule, and its maker hears of it', async () => {
    const cancelled = await waitingChange()
    await team.owner.post(`/api/v1/transfer-schedules/${cancelled.shown.scheduleId}/cancel`, {})
    expect(await readApproval(team.maker, cancelled.waiting)).toMatchObject({ state: 'cancelled' })
    expect(await kindsFor(team.maker)).toContain('approval_cancelled')
    await setRules(team.owner, [])
    const ended = await waitingChange({ startsOn: '2026-01-06', repeats: 'once' })
    await runAfterDays(1)
    await team.maker.signIn()
    expect(await readApproval(team.maker, ended.waiting)).toMatchObject({ state: 'expired' })
  })

  test('is not needed below the rules, and one that waits for a new schedule is no change', async () => {
    await setRules(team.owner, [rule(200_00, 1)])
    const waiting = await makeWaiting(team, 300_00, { schedule: WEEKLY })
    expect(waiting.transfer?.changes).toBeUndefined()
    const shown = await newSchedule()
    const draft = await draftChange(shown, { amount: sar(199_00) })
    expect(await confirmDraft(team.maker, draft)).toMatchObject({ body: { state: 'scheduled' } })
  })
})

describe('the database', () => {
  const values = async (id: string) => {
    const [row] = await world.deps.db.select().from(transfers).where(eq(transfers.id, id))
    const { sequence: _sequence, referenceId: _referenceId, ...columns } = row!
    return columns
  }
  const run = { state: 'draft', stateCause: 'schedule', startsOn: null, repeats: null, confirmedAt: null } as const

  test.each([
    ['amount', { amount: 1_00 }],
    ['source', { subWalletId: '482913650127' }],
    ['day', { runOn: '2026-01-07' }],
  ])('rejects a run with another %s than its schedule', async (_what, other) => {
    const { scheduleId, transferId } = await newSchedule()
    const row = { ...(await values(transferId)), ...run, id: crypto.randomUUID(), scheduleId, runOn: '2026-01-06' }
    await expect(world.deps.db.insert(transfers).values({ ...row, ...other })).rejects.toThrow()
    await world.deps.db.insert(transfers).values(row)
  })

  test('rejects terms that nobody has confirmed', async () => {
    const shown = await newSchedule()
    const { transfer } = await draftChange(shown)
    const take = () =>
      world.deps.db
        .update(transferSchedules)
        .set({ termsId: transfer.transferId })
        .where(eq(transferSchedules.id, shown.scheduleId))
    await expect(take()).rejects.toThrow()
  })
})
