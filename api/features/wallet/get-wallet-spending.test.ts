import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { SPENDING_PAYEES } from '#domain/constants.ts'

const plink = await testApp()
const { database, deps } = plink
afterAll(() => database.close())

const newKey = () => crypto.randomUUID()

describe('getWalletSpending: spending', () => {
  test('is successful payments of the last 30 days by type, the largest first', async () => {
    const noura = await newWalletOwner(plink)
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

  test('by payee has the largest, and the total of all', async () => {
    const noura = await newWalletOwner(plink)
    await noura.now(topUp(1_000_00))
    await noura.now(payment(30_00, { counterparty: 'Panda', counterpartyArabic: 'بنده' }))
    await noura.now(payment(20_00, { counterparty: 'Panda', type: 'bill_payment' }))
    await noura.now(payment(40_00, { counterparty: 'Jarir' }))
    expect(await noura.read('/spending?by=payee')).toMatchObject({
      total: sar(90_00),
      shares: [],
      payees: [
        { name: 'Panda', nameArabic: 'بنده', amount: sar(50_00), percent: 55.6 },
        { name: 'Jarir', amount: sar(40_00), percent: 44.4 },
      ],
    })
    const small = Array.from({ length: SPENDING_PAYEES }, (_, index) =>
      payment(1_00, { counterparty: `Shop ${index}` }),
    )
    for (const each of small) await noura.now(each)
    const { total, payees } = await noura.read('/spending?by=payee')
    expect(total).toEqual(sar(90_00 + SPENDING_PAYEES * 1_00))
    expect(payees).toHaveLength(SPENDING_PAYEES)
    expect(payees[1]).toMatchObject({ name: 'Jarir' })
  })

  test('by purpose has what transfers were for, and the rest without a purpose', async () => {
    const noura = await newWalletOwner(plink)
    const { customer } = await newWalletOwner(plink)
    await noura.now(topUp(1_000_00))
    await noura.now(payment(30_00))
    for (const amount of [50_00, 20_00])
      await confirmDraft(noura.customer, await prepareTo(noura.customer, customer.identifier, amount))
    expect(await noura.read('/spending?by=purpose')).toMatchObject({
      total: sar(100_00),
      shares: [],
      purposes: [
        { purpose: 'expenses_services', amount: sar(70_00), percent: 70 },
        { amount: sar(30_00), percent: 30 },
      ],
    })
  })

  test.each([
    ['', { shares: [] }],
    ['?by=payee', { shares: [], payees: [] }],
    ['?by=purpose', { shares: [], purposes: [] }],
  ])('%s of a new wallet is nothing', async (query, nothing) => {
    const noura = await newWalletOwner(plink)
    expect(await noura.read(`/spending${query}`)).toEqual({
      from: '2025-12-07',
      to: '2026-01-05',
      total: sar(0),
      ...nothing,
    })
  })
})
