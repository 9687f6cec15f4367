import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TransferRepetition, TransferScheduleList } from '#api/contract/generated/schemas.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { derivedUuid } from '#api/kernel/platform/uuid.ts'
import { testApp } from '#api/testing/app.ts'
import { confirmDraft, prepareTo, repeatSchedule, tryToPrepare } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { MAX_SCHEDULES } from '#domain/constants.ts'
import { runSchedules } from './transfer-schedules.ts'

/** Each test begins on Monday, January 5th, at noon in Riyadh. */
let plink: Awaited<ReturnType<typeof testApp>>
let payer: WalletOwner
let payee: WalletOwner
beforeEach(async () => {
  plink = await testApp()
  ;[payer, payee] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  return () => plink.database.close()
})

const DAY_SECONDS = 86_400

async function schedule(repeats: TransferRepetition, startsOn = '2026-01-06'): Promise<string> {
  const draft = await prepareTo(payer.customer, payee.customer.identifier, 100_00, { schedule: { startsOn, repeats } })
  const { body } = await confirmDraft(payer.customer, draft)
  expect(body).toMatchObject({ state: 'scheduled', schedule: { startsOn, repeats } })
  return String(body.scheduleId)
}

async function runAfterDays(days: number): Promise<void> {
  plink.clock.advance(days * DAY_SECONDS)
  await runSchedules(plink.deps)
}

const runs = async (id: string) =>
  (await plink.deps.db.select().from(transfers).where(eq(transfers.scheduleId, id)).orderBy(transfers.runOn)).map(
    ({ runOn, state, stateCause }) => `${runOn} ${state} ${stateCause}`,
  )

const list = async () => {
  await payer.customer.signIn()
  return (await outcome(payer.customer.get('/api/v1/transfer-schedules'))).body.items
}

const cancel = (id: string) => outcome(payer.customer.post(`/api/v1/transfer-schedules/${id}/cancel`, {}))

test('the list of schedules has pages, the newest first, for the account alone', async () => {
  await repeatSchedule(plink.deps, await schedule('monthly'), 24)
  const get = (query: string, { customer } = payer) => customer.get(`/api/v1/transfer-schedules${query}`)
  const read = async (query = ''): Promise<TransferScheduleList> => (await get(query)).json()
  const idsOf = ({ items }: TransferScheduleList) => items.map(({ scheduleId }) => scheduleId)
  const first = await read()
  const next = await read(`?cursor=${first.nextCursor}`)
  expect([first.items.length, next.items.length, next.nextCursor]).toEqual([20, 5, null])
  const ids = [...idsOf(first), ...idsOf(next)]
  expect(new Set(ids).size).toBe(25)
  expect(await read(`?cursor=${next.previousCursor}`)).toEqual(first)
  expect(idsOf(await read('?limit=3'))).toEqual(ids.slice(0, 3))
  const others = await outcome(get(`?cursor=${first.nextCursor}`, payee))
  expect(others).toMatchObject(refused(400, 'CURSOR_INVALID'))
})

describe('the number of schedules', () => {
  const LIMIT_REACHED = refused(409, 'TRANSFER_SCHEDULE_LIMIT_REACHED')
  const more = { schedule: { startsOn: '2026-01-06', repeats: 'monthly' } }
  const draft = () => prepareTo(payer.customer, payee.customer.identifier, 100_00, more)

  test('has a maximum, also when plans are confirmed at the same time, until one of them is cancelled', async () => {
    const id = await schedule('monthly')
    await repeatSchedule(plink.deps, id, MAX_SCHEDULES - 2)
    const drafts = [await draft(), await draft()]
    const confirmed = await Promise.all(drafts.map(each => confirmDraft(payer.customer, each)))
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(confirmed).toContainEqual(LIMIT_REACHED)
    const { recipientToken } = (
      await outcome(payer.customer.post('/api/v1/transfers/recipients', { identifier: payee.customer.identifier }))
    ).body
    const destination = { kind: 'customer', recipientToken }
    expect(await tryToPrepare(payer.customer, destination, 100_00, more)).toEqual(LIMIT_REACHED)
    expect(await tryToPrepare(payer.customer, destination, 100_00)).not.toEqual(LIMIT_REACHED)
    await cancel(id)
    expect(await tryToPrepare(payer.customer, destination, 100_00, more)).toMatchObject({ status: 201 })
  })
})

describe('a transfer for later', () => {
  test('runs once, on its day in Riyadh, and not before', async () => {
    await payer.now(topUp(1_000_00))
    const id = await schedule('once')
    // It is 23:59 in Riyadh.
    plink.clock.advance(12 * 3600 - 60)
    await runSchedules(plink.deps)
    expect(await runs(id)).toEqual([])
    plink.clock.advance(60)
    await Promise.all([runSchedules(plink.deps), runSchedules(plink.deps)])
    expect(await runs(id)).toEqual(['2026-01-06 paid schedule'])
    await runAfterDays(40)
    expect(await runs(id)).toHaveLength(1)
    expect(await list()).toMatchObject([{ state: 'ended', lastRun: { state: 'paid', on: '2026-01-06' } }])
    expect(await cancel(id)).toEqual(refused(409, 'TRANSFER_SCHEDULE_ENDED'))
  })

  test('has an id of its schedule and day, so that a restored backup makes no second payment of a run', async () => {
    await payer.now(topUp(1_000_00))
    const scheduleId = await schedule('weekly')
    await runAfterDays(8)
    const runRows = await plink.deps.db.select().from(transfers).where(eq(transfers.scheduleId, scheduleId))
    expect(runRows).toHaveLength(2)
    for (const { id, runOn } of runRows) expect(id).toBe(derivedUuid(`run ${scheduleId} ${runOn}`))
  })

  test('that cannot be paid is refused, and the next one comes all the same', async () => {
    const id = await schedule('weekly')
    await runAfterDays(1)
    await payer.now(topUp(150_00))
    await runAfterDays(7)
    await runAfterDays(7)
    expect(await runs(id)).toEqual([
      '2026-01-06 refused insufficient_funds',
      '2026-01-13 paid schedule',
      '2026-01-20 refused insufficient_funds',
    ])
    expect(await list()).toMatchObject([{ state: 'active', nextRunOn: '2026-01-27' }])
  })

  test('is made up for when no process ran on its day', async () => {
    await payer.now(topUp(1_000_00))
    const id = await schedule('weekly')
    await runAfterDays(16)
    expect(await runs(id)).toEqual(['2026-01-06 paid schedule', '2026-01-13 paid schedule', '2026-01-20 paid schedule'])
  })

  test('that is cancelled does not run', async () => {
    await payer.now(topUp(1_000_00))
    const id = await schedule('weekly')
    await runAfterDays(1)
    await payer.customer.signIn()
    expect(await cancel(id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(await cancel(id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    await runAfterDays(14)
    expect(await runs(id)).toEqual(['2026-01-06 paid schedule'])
  })
})
