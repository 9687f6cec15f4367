import { afterAll, describe, expect, test } from 'vitest'
import type { WalletActivity } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

const newKey = () => crypto.randomUUID()

const nothing = { moneyIn: sar(0), moneyOut: sar(0) }

describe('getWalletActivity: activity', () => {
  const pointsOf = async (noura: WalletOwner, period: string) =>
    ((await noura.read(`/activity?period=${period}`)) as WalletActivity).points

  test('of a week is a point for each day, and a day begins in Riyadh', async () => {
    const noura = await newWalletOwner(plink)
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
    const noura = await newWalletOwner(plink)
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
    const noura = await newWalletOwner(plink)
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

  test('contains successful transactions of one wallet', async () => {
    const noura = await newWalletOwner(plink)
    const to = await newSubWallet(deps, noura.walletId)
    await noura.now(topUp(100_00))
    await noura.now(hold(10_00))
    const { hold: releasedHold } = await noura.now(hold(20_00))
    await noura.now({ kind: 'release', key: newKey(), holdId: releasedHold!.id })
    const { hold: capturedHold } = await noura.now(hold(30_00))
    await noura.now({ kind: 'capture', key: newKey(), holdId: capturedHold!.id })
    await expect(noura.now(payment(500_00))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await noura.now(topUp(7_00, { subWallet: to }))
    expect((await pointsOf(noura, 'week')).at(-1)).toMatchObject({ moneyIn: sar(100_00), moneyOut: sar(30_00) })
    const { points } = await noura.read(`/activity?period=week&subWallet=${to}`)
    expect(points.at(-1)).toMatchObject({ moneyIn: sar(7_00), moneyOut: sar(0) })
  })
})
