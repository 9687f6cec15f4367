import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

const newKey = () => crypto.randomUUID()

describe('getWallet: the wallet', () => {
  test('that is new is empty and has no comparison', async () => {
    const noura = await newWalletOwner(plink)
    expect(await noura.read('')).toEqual({
      status: 'active',
      balance: sar(0),
      available: sar(0),
      onHold: sar(0),
      inSubWallets: sar(0),
      total: sar(0),
      change: sar(0),
      changePercent: null,
      newTransactions: 0,
    })
  })

  test('counts what is on hold and in sub-wallets to the balance', async () => {
    const noura = await newWalletOwner(plink)
    const to = await newSubWallet(deps, noura.walletId)
    await noura.now(topUp(1_000_00))
    await noura.now({ kind: 'move', key: newKey(), to, amount: sar(300_00) })
    await noura.now(hold(50_00))
    await noura.now(hold(20_00, { subWallet: to }))
    const total = sar(1_000_00)
    expect(await noura.read('')).toMatchObject({
      balance: total,
      available: sar(650_00),
      onHold: sar(50_00),
      inSubWallets: sar(300_00),
      total,
    })
    const sub = { balance: sar(300_00), available: sar(280_00), onHold: sar(20_00), inSubWallets: sar(0), total }
    expect(await noura.read(`?subWallet=${to}`)).toMatchObject({ ...sub, subWallet: { subWalletId: to } })
    const { items } = await noura.read('/sub-wallets')
    expect(items).toMatchObject([{ subWalletId: to, balance: sar(300_00), available: sar(280_00) }])
  })

  test.each([
    ['a payment', payment(250_00), -250_00, -25],
    ['a top-up', topUp(1_234_00), 1_234_00, 123.4],
    ['a hold', hold(250_00), 0, 0],
  ])('compares with the balance of 30 days before: after %s', async (_, later, change, changePercent) => {
    const noura = await newWalletOwner(plink)
    await noura.at('2025-12-06T09:00:00.000Z', topUp(1_000_00))
    await noura.now(later)
    expect(await noura.read('')).toMatchObject({ change: sar(change), changePercent })
  })

  test('compares with the sub-wallets of that time, including a closed one', async () => {
    const noura = await newWalletOwner(plink)
    const to = await newSubWallet(deps, noura.walletId)
    await noura.at('2025-12-06T08:00:00.000Z', topUp(1_000_00))
    await noura.at('2025-12-06T09:00:00.000Z', { kind: 'move', key: newKey(), to, amount: sar(400_00) })
    expect(await noura.read('')).toMatchObject({ changePercent: 0 })
    expect(await noura.read(`?subWallet=${to}`)).toMatchObject({ changePercent: 0 })
    await noura.now({ kind: 'move', key: newKey(), from: to, amount: sar(400_00) })
    const response = await noura.customer.delete(`/api/v1/wallet/sub-wallets/${to}`)
    expect(response.status).toBe(204)
    expect(await noura.read('')).toMatchObject({ balance: sar(1_000_00), inSubWallets: sar(0), changePercent: 0 })
  })

  test('does not compare with a balance one millisecond later', async () => {
    const noura = await newWalletOwner(plink)
    await noura.at('2025-12-06T09:00:00.001Z', topUp(1_000_00))
    expect(await noura.read('')).toMatchObject({ change: sar(1_000_00), changePercent: null })
  })

  test('counts transactions as new until they are seen, at most 100', async () => {
    const noura = await newWalletOwner(plink)
    const { transaction } = await noura.now(topUp(1_000_00))
    await noura.now(payment(1_00))
    expect(await noura.read('')).toMatchObject({ newTransactions: 2 })
    const markSeen = (referenceId: string) => noura.customer.post('/api/v1/wallet/transactions/seen', { referenceId })
    expect((await markSeen(transaction.referenceId)).status).toBe(204)
    expect(await noura.read('')).toMatchObject({ newTransactions: 1 })
    for (let index = 0; index < 100; index += 1) await noura.now(topUp(1_00))
    expect(await noura.read('')).toMatchObject({ newTransactions: 100 })
  })
})
