import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/wallet.ts'
import { newOwner } from '#api/testing/wallet-owner.ts'

const world = await testApp()
const { database, deps } = world
afterAll(() => database.close())

const newKey = () => crypto.randomUUID()

describe('getWalletSpending: spending', () => {
  test('is successful payments of the last 30 days by type, the largest first', async () => {
    const noura = await newOwner(world)
    const to = await newSubWallet(deps, noura.walletId)
    await noura.at('2025-12-01T09:00:00.000Z', topUp(1_000_00))
    await noura.at('2025-12-06T20:59:59.999Z', payment(400_00))
    await noura.at('2025-12-06T21:00:00.000Z', payment(10_00))
    await noura.now(payment(20_00))
    await noura.now(payment(60_00, { type: 'bill_payment' }))
    await noura.now(hold(70_00))
    await noura.now({ kind: 'move', key: newKey(), to, amount: sar(80_00) })
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
    const noura = await newOwner(world)
    expect(await noura.read('/spending')).toMatchObject({ total: sar(0), shares: [] })
  })
})
