import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TransferSchedule } from '#api/contract/generated/schemas.ts'
import { transferScheduleSkips, transfers } from '#api/kernel/db/schema/transfers.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { testApp } from '#api/testing/app.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

/** Each test begins on Monday, January 5th, at noon in Riyadh, with three weekly payments from the 6th on. */
let world: Awaited<ReturnType<typeof testApp>>
let payer: WalletOwner
let payee: WalletOwner
let id: string
beforeEach(async () => {
  world = await testApp()
  ;[payer, payee] = [await newWalletOwner(world), await newWalletOwner(world)]
  await payer.now(topUp(1_000_00))
  id = await newSchedule({ startsOn: '2026-01-06', repeats: 'weekly', paymentCount: 3 })
  return () => world.database.close()
})

async function newSchedule(schedule: object): Promise<string> {
  const draft = await prepareTo(payer.customer, payee.customer.identifier, 100_00, { schedule })
  const { body } = await confirmDraft(payer.customer, draft)
  return String(body.scheduleId)
}

const skips = (scheduleId = id) => `/api/v1/transfer-schedules/${scheduleId}/skips`
const skip = (on: string, { customer } = payer) => outcome(customer.post(skips(), { on }))
const unskip = (on: string, { customer } = payer) => outcome(customer.delete(`${skips()}/${on}`))

const runs = async () =>
  (await world.deps.db.select().from(transfers).where(eq(transfers.scheduleId, id)).orderBy(transfers.runOn)).map(
    ({ runOn }) => runOn,
  )

async function runAfterDays(days: number): Promise<void> {
  world.clock.advance(days * 86_400)
  await runSchedules(world.deps)
  await payer.customer.signIn()
}

const list = async (): Promise<TransferSchedule[]> =>
  (await (await payer.customer.get('/api/v1/transfer-schedules')).json()).items

describe('skipTransferRun', () => {
  test('pays nothing on that day, and adds none at the end', async () => {
    expect(await skip('2026-01-13')).toMatchObject({
      status: 200,
      body: {
        paymentsLeft: 2,
        nextRunOn: '2026-01-06',
        upcoming: [
          { on: '2026-01-06', isSkipped: false },
          { on: '2026-01-13', isSkipped: true },
          { on: '2026-01-20', isSkipped: false },
        ],
      },
    })
    await runAfterDays(30)
    expect(await runs()).toEqual(['2026-01-06', '2026-01-20'])
    expect(await list()).toMatchObject([{ state: 'ended', upcoming: [] }])
  })

  test('of the next day moves the next date on, also when it is repeated', async () => {
    await skip('2026-01-06')
    expect(await skip('2026-01-06')).toMatchObject({ body: { nextRunOn: '2026-01-13', paymentsLeft: 2 } })
  })

  test('is undone before the day begins', async () => {
    await skip('2026-01-06')
    expect(await unskip('2026-01-06')).toMatchObject({ status: 200, body: { nextRunOn: '2026-01-06' } })
    expect(await unskip('2026-01-06')).toMatchObject({ status: 200 })
    await runAfterDays(1)
    expect(await runs()).toEqual(['2026-01-06'])
  })

  test('is refused once the day has begun, and so is its undoing', async () => {
    await skip('2026-01-13')
    world.clock.advance(8 * 86_400)
    await payer.customer.signIn()
    const expectedRefusal = refusal(409, 'TRANSFER_RUN_STARTED')
    expect(await skip('2026-01-06')).toEqual(expectedRefusal)
    expect(await unskip('2026-01-13')).toEqual(expectedRefusal)
  })

  test('takes days of the plan only, until it has ended', async () => {
    for (const day of ['2026-01-07', '2026-01-27'])
      expect(await skip(day)).toMatchObject({ status: 400, body: { fields: { on: expect.any(String) } } })
    await payer.customer.post(`/api/v1/transfer-schedules/${id}/cancel`, {})
    expect(await skip('2026-01-13')).toEqual(refusal(409, 'TRANSFER_SCHEDULE_ENDED'))
    expect(await unskip('2026-01-13')).toEqual(refusal(409, 'TRANSFER_SCHEDULE_ENDED'))
  })

  test('does not reach the schedule of another business', async () => {
    expect(await skip('2026-01-13', payee)).toEqual(refusal(404, 'TRANSFER_SCHEDULE_NOT_FOUND'))
    expect(await unskip('2026-01-13', payee)).toEqual(refusal(404, 'TRANSFER_SCHEDULE_NOT_FOUND'))
  })

  test('is refused by the database once the run has started', async () => {
    await runAfterDays(1)
    const values = { scheduleId: id, skippedBy: payer.customer.userId, at: world.clock() }
    const insert = (runOn: string) => world.deps.db.insert(transferScheduleSkips).values({ ...values, runOn })
    await expect(insert('2026-01-06')).rejects.toThrow()
    await insert('2026-01-13')
  })

  test('stays when the terms change', async () => {
    await skip('2026-01-13')
    const [shown] = await list()
    const change = {
      transferId: shown!.transferId,
      amount: { amount: 50_00, currency: 'SAR' },
      purpose: 'expenses_services',
      schedule: { startsOn: '2026-01-13', repeats: 'weekly', endsOn: '2026-01-20' },
    }
    const draft = await payer.customer.post(`/api/v1/transfer-schedules/${id}/changes`, change)
    await confirmDraft(payer.customer, await draft.json())
    expect(await list()).toMatchObject([{ nextRunOn: '2026-01-20', paymentsLeft: 1, endsOn: '2026-01-20' }])
  })
})

test('a schedule ends with its last payment, or on its last day', async () => {
  const other = await newSchedule({ startsOn: '2026-01-06', repeats: 'weekly', endsOn: '2026-01-13' })
  await runAfterDays(40)
  expect(await runs()).toEqual(['2026-01-06', '2026-01-13', '2026-01-20'])
  const rows = await world.deps.db.select().from(transfers).where(eq(transfers.scheduleId, other))
  expect(rows).toHaveLength(2)
  expect((await list()).map(({ state }) => state)).toEqual(['ended', 'ended'])
})
