import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { walletLimits } from '#api/kernel/db/schema/wallet.ts'
import { testApp } from '#api/testing/app.ts'
import { ANY_AMOUNT, bill, confirmBills, inquire, prepareBills, TRAFFIC, tryToPay } from '#api/testing/money/bills.ts'
import { newSubWallet, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { SANDBOX_BILLS } from '#domain/money/sandbox-money.ts'

const plink = await testApp()
const { clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

let payer: WalletOwner
let other: WalletOwner
beforeEach(async () => {
  ;[payer, other] = [await newWalletOwner(plink), await newWalletOwner(plink)]
  await payer.now(topUp(2_000_00))
})

describe('payBills', () => {
  test.each([
    ['below what the biller takes', SANDBOX_BILLS.partial, 99_99, 'bill_minimum'],
    ['above what is left', SANDBOX_BILLS.partial, 900_01, 'bill_amount'],
    ['that is a part where the biller takes none', '3000000001', ANY_AMOUNT - 1, 'bill_minimum'],
  ])('refuses an amount %s', async (_what, account, amount, reason) => {
    expect(
      await tryToPay(payer.customer, [bill(), bill(account === '3000000001' ? '3000000005' : account, amount)]),
    ).toMatchObject({
      status: 422,
      body: { code: 'AMOUNT_OUT_OF_RANGE', reason, fields: { 'bills.1': 'Cannot be paid' } },
    })
  })

  test('takes each account once, and from one to ten', async () => {
    for (const bills of [[], [bill(), bill()], Array.from({ length: 11 }, (_, place) => bill(String(50_000 + place)))])
      expect(await tryToPay(payer.customer, bills)).toMatchObject(refused(400, 'VALIDATION_ERROR'))
  })

  test('counts all bills of a type towards its limit', async () => {
    const { walletId } = payer
    const limit = { walletId, scope: 'bill_payment', period: 'daily', amount: 500_00, updatedAt: clock() } as const
    await db.insert(walletLimits).values(limit)
    const two = [bill(), bill('3000000005')]
    expect(await tryToPay(payer.customer, two)).toMatchObject(refused(422, 'LIMIT_EXCEEDED'))
    const bills = [...two, bill('3000000007', ANY_AMOUNT, TRAFFIC)]
    expect(await tryToPay(payer.customer, bills)).toMatchObject(refused(422, 'LIMIT_EXCEEDED'))
    const government = [bill(), bill('3000000005', ANY_AMOUNT, TRAFFIC)]
    expect(await tryToPay(payer.customer, government)).toMatchObject({ status: 201 })
    const draft = await prepareBills(payer.customer, [bill()])
    await confirmBills(payer.customer, await prepareBills(payer.customer, [bill()]))
    expect(await confirmBills(payer.customer, draft)).toMatchObject(refused(422, 'LIMIT_EXCEEDED'))
  })

  test('pays from a sub-wallet', async () => {
    const subWallet = await newSubWallet(deps, payer.walletId)
    await payer.now(topUp(400_00, { subWallet }))
    const draft = await prepareBills(payer.customer, [bill()], { subWallet })
    expect(draft.review).toMatchObject({ available: sar(400_00), balanceAfter: sar(400_00 - ANY_AMOUNT) })
    expect((await confirmBills(payer.customer, draft)).body).toMatchObject({ payments: [{ subWallet }] })
  })
})

test('an account may ask billers sixty times an hour', async () => {
  for (let count = 0; count < 60; count += 1) await inquire(payer.customer, '3000000001')
  expect(await inquire(payer.customer, '3000000001')).toMatchObject({
    status: 429,
    body: { reason: 'inquiries_per_hour', retryAfterSeconds: expect.any(Number) },
  })
  expect(await inquire(other.customer, '3000000001')).toMatchObject({ status: 200 })
})
