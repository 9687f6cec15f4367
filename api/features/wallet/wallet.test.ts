import { afterAll, describe, expect, test } from 'vitest'
import type { WalletActivity } from '#api/contract/generated/schemas.ts'
import type { Instruction } from '#api/ledger/instruction.ts'
import { post } from '#api/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { hold, newSubWallet, newWalletOwner, payment, sar, topUp } from '#api/testing/wallet.ts'
import { setLimit } from './actions.store.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

/** It is noon in Riyadh, on a Monday. */
const NOW = clock()
const KEY = () => crypto.randomUUID()

async function newOwner() {
  const { customer, walletId } = await newWalletOwner(app, deps)
  return {
    walletId,
    customer,
    async read(path: string) {
      const response = await customer.get(`/api/v1/wallet${path}`)
      expect(response.status).toBe(200)
      return response.json()
    },
    /** As if it had been then. */
    at: (when: string | Date, instruction: Instruction) =>
      post({ db, clock: () => new Date(when) }, walletId, instruction),
    now: (instruction: Instruction) => post(deps, walletId, instruction),
  }
}

const nothing = { moneyIn: sar(0), moneyOut: sar(0) }

describe('the wallet', () => {
  test('that is new has nothing, and nothing to compare with', async () => {
    const noura = await newOwner()
    expect(await noura.read('')).toEqual({
      status: 'active',
      balance: sar(0),
      available: sar(0),
      onHold: sar(0),
      total: sar(0),
      changePercent: null,
      newTransactions: 0,
    })
  })

  test('counts what is on hold to the balance, and sub-wallets to the total', async () => {
    const noura = await newOwner()
    const to = await newSubWallet(deps, noura.walletId)
    await noura.now(topUp(1_000_00))
    await noura.now({ kind: 'move', key: KEY(), to, amount: sar(300_00) })
    await noura.now(hold(50_00))
    await noura.now(hold(20_00, { subWallet: to }))
    const total = sar(1_000_00)
    expect(await noura.read('')).toMatchObject({
      balance: sar(700_00),
      available: sar(650_00),
      onHold: sar(50_00),
      total,
    })
    const sub = { balance: sar(300_00), available: sar(280_00), onHold: sar(20_00), total }
    expect(await noura.read(`?subWallet=${to}`)).toMatchObject({ ...sub, subWallet: { subWalletId: to } })
    const { items } = await noura.read('/sub-wallets')
    expect(items).toMatchObject([{ subWalletId: to, balance: sar(300_00), available: sar(280_00) }])
  })

  test.each([
    ['a payment', payment(250_00), -25],
    ['a top-up', topUp(1_234_00), 123.4],
    ['a hold', hold(250_00), 0],
  ])('compares with the balance of 30 days before: after %s', async (_, later, changePercent) => {
    const noura = await newOwner()
    await noura.at('2025-12-06T09:00:00.000Z', topUp(1_000_00))
    await noura.now(later)
    expect(await noura.read('')).toMatchObject({ changePercent })
  })

  test('does not compare with what came a millisecond after that', async () => {
    const noura = await newOwner()
    await noura.at('2025-12-06T09:00:00.001Z', topUp(1_000_00))
    expect(await noura.read('')).toMatchObject({ changePercent: null })
  })

  test('counts transactions as new until they are seen, at most 100', async () => {
    const noura = await newOwner()
    const { transaction } = await noura.now(topUp(1_000_00))
    await noura.now(payment(1_00))
    expect(await noura.read('')).toMatchObject({ newTransactions: 2 })
    const seen = (referenceId: string) => noura.customer.post('/api/v1/wallet/transactions/seen', { referenceId })
    expect((await seen(transaction.referenceId)).status).toBe(204)
    expect(await noura.read('')).toMatchObject({ newTransactions: 1 })
    for (let index = 0; index < 100; index += 1) await noura.now(topUp(1_00))
    expect(await noura.read('')).toMatchObject({ newTransactions: 100 })
  })
})

describe('activity', () => {
  const pointsOf = async (noura: Awaited<ReturnType<typeof newOwner>>, period: string) =>
    ((await noura.read(`/activity?period=${period}`)) as WalletActivity).points

  test('of a week is a point for each day, and a day begins in Riyadh', async () => {
    const noura = await newOwner()
    await noura.at('2025-12-29T20:59:59.999Z', topUp(1_00))
    await noura.at('2025-12-29T21:00:00.000Z', topUp(10_00))
    await noura.at('2026-01-04T20:59:59.999Z', topUp(100_00))
    await noura.at('2026-01-04T21:00:00.000Z', topUp(1_000_00))
    await noura.now(payment(5_00))
    expect(await pointsOf(noura, 'week')).toEqual([
      { from: '2025-12-30', to: '2025-12-30', moneyIn: sar(10_00), moneyOut: sar(0) },
      ...['2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03'].map(day => ({ from: day, to: day, ...nothing })),
      { from: '2026-01-04', to: '2026-01-04', moneyIn: sar(100_00), moneyOut: sar(0) },
      { from: '2026-01-05', to: '2026-01-05', moneyIn: sar(1_000_00), moneyOut: sar(5_00) },
    ])
  })

  test('of a month is four points of seven days', async () => {
    const noura = await newOwner()
    await noura.at('2025-12-08T20:59:59.999Z', topUp(1_00))
    await noura.at('2025-12-08T21:00:00.000Z', topUp(10_00))
    await noura.at('2025-12-22T21:00:00.000Z', topUp(100_00))
    expect(await pointsOf(noura, 'month')).toEqual([
      { from: '2025-12-09', to: '2025-12-15', moneyIn: sar(10_00), moneyOut: sar(0) },
      { from: '2025-12-16', to: '2025-12-22', ...nothing },
      { from: '2025-12-23', to: '2025-12-29', moneyIn: sar(100_00), moneyOut: sar(0) },
      { from: '2025-12-30', to: '2026-01-05', ...nothing },
    ])
  })

  test('of a year is this quarter and the three before', async () => {
    const noura = await newOwner()
    await noura.at('2025-03-31T20:59:59.999Z', topUp(1_00))
    await noura.at('2025-03-31T21:00:00.000Z', topUp(10_00))
    await noura.at('2025-12-31T20:59:59.999Z', topUp(100_00))
    await noura.at('2025-12-31T21:00:00.000Z', topUp(1_000_00))
    expect(await pointsOf(noura, 'year')).toEqual([
      { from: '2025-04-01', to: '2025-06-30', moneyIn: sar(10_00), moneyOut: sar(0) },
      { from: '2025-07-01', to: '2025-09-30', ...nothing },
      { from: '2025-10-01', to: '2025-12-31', moneyIn: sar(100_00), moneyOut: sar(0) },
      { from: '2026-01-01', to: '2026-03-31', moneyIn: sar(1_000_00), moneyOut: sar(0) },
    ])
  })

  test('is what was successful, of one wallet', async () => {
    const noura = await newOwner()
    const to = await newSubWallet(deps, noura.walletId)
    await noura.now(topUp(100_00))
    await noura.now(hold(10_00))
    const { hold: released } = await noura.now(hold(20_00))
    await noura.now({ kind: 'release', key: KEY(), holdId: released!.id })
    const { hold: captured } = await noura.now(hold(30_00))
    await noura.now({ kind: 'capture', key: KEY(), holdId: captured!.id })
    await expect(noura.now(payment(500_00))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await noura.now(topUp(7_00, { subWallet: to }))
    expect((await pointsOf(noura, 'week')).at(-1)).toMatchObject({ moneyIn: sar(100_00), moneyOut: sar(30_00) })
    const { points } = await noura.read(`/activity?period=week&subWallet=${to}`)
    expect(points.at(-1)).toMatchObject({ moneyIn: sar(7_00), moneyOut: sar(0) })
  })
})

describe('spending', () => {
  test('is successful payments of the last 30 days by type, the largest first', async () => {
    const noura = await newOwner()
    const to = await newSubWallet(deps, noura.walletId)
    await noura.at('2025-12-01T09:00:00.000Z', topUp(1_000_00))
    await noura.at('2025-12-06T20:59:59.999Z', payment(400_00))
    await noura.at('2025-12-06T21:00:00.000Z', payment(10_00))
    await noura.now(payment(20_00))
    await noura.now(payment(60_00, { type: 'bill_payment' }))
    await noura.now(hold(70_00))
    await noura.now({ kind: 'move', key: KEY(), to, amount: sar(80_00) })
    expect(await noura.read('/spending')).toEqual({
      from: '2025-12-07',
      to: '2026-01-05',
      total: sar(90_00),
      shares: [
        { type: 'bill_payment', amount: sar(60_00), percent: 66.7 },
        { type: 'local_pos', amount: sar(30_00), percent: 33.3 },
      ],
    })
  })

  test('of a new wallet is nothing', async () => {
    const noura = await newOwner()
    expect(await noura.read('/spending')).toMatchObject({ total: sar(0), shares: [] })
  })
})

describe('limits', () => {
  const overall = async (noura: Awaited<ReturnType<typeof newOwner>>) => (await noura.read('/limits')).overall

  test('begin with those of every wallet', async () => {
    const noura = await newOwner()
    const { overall, types } = await noura.read('/limits')
    expect(overall).toMatchObject({
      daily: { limit: sar(2_000_00), used: sar(0), remaining: sar(2_000_00) },
      monthly: { limit: sar(50_000_00), used: sar(0), remaining: sar(50_000_00) },
    })
    expect(types).toHaveLength(18)
    const [topUps] = types
    expect(topUps).toMatchObject({ type: 'wallet_top_up', daily: { limit: null, remaining: sar(100_000_00) } })
  })

  test('are used by payments and holds of all wallets, and a release gives back', async () => {
    const noura = await newOwner()
    const to = await newSubWallet(deps, noura.walletId)
    await noura.now(topUp(1_000_00))
    await noura.now({ kind: 'move', key: KEY(), to, amount: sar(300_00) })
    await noura.now(payment(100_00))
    await noura.now(payment(30_00, { subWallet: to }))
    const { hold: held } = await noura.now(hold(50_00))
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(180_00), remaining: sar(1_820_00) } })
    await noura.now({ kind: 'release', key: KEY(), holdId: held!.id })
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(130_00) }, monthly: { used: sar(130_00) } })
  })

  test('begin again with the day and with the month in Riyadh', async () => {
    const noura = await newOwner()
    await noura.at('2025-12-01T09:00:00.000Z', topUp(1_000_00))
    await noura.at('2025-12-31T20:59:59.999Z', payment(1_00))
    await noura.at('2025-12-31T21:00:00.000Z', payment(10_00))
    await noura.at('2026-01-04T20:59:59.999Z', payment(100_00))
    await noura.at('2026-01-04T21:00:00.000Z', payment(200_00))
    expect(await overall(noura)).toMatchObject({ daily: { used: sar(200_00) }, monthly: { used: sar(310_00) } })
  })

  test('leave no more than the narrowest of them', async () => {
    const noura = await newOwner()
    const { walletId } = noura
    await noura.now(topUp(1_000_00))
    await noura.now(payment(100_00))
    const typeOf = async () =>
      (await noura.read('/limits')).types.find(({ type }: { type: string }) => type === 'local_pos')
    expect(await typeOf()).toMatchObject({ daily: { limit: null, used: sar(100_00), remaining: sar(1_900_00) } })
    await setLimit(db, { walletId, scope: 'local_pos', period: 'monthly', amount: 250_00 }, NOW)
    expect(await typeOf()).toMatchObject({ daily: { remaining: sar(150_00) }, monthly: { remaining: sar(150_00) } })
    await setLimit(db, { walletId, scope: 'overall', period: 'daily', amount: 50_00 }, NOW)
    expect(await typeOf()).toMatchObject({ daily: { remaining: sar(0) }, monthly: { remaining: sar(150_00) } })
  })
})
