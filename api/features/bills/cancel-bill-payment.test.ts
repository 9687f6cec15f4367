import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { advanceTransfer, advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { ANY_AMOUNT, bill, confirmBills, prepareBills, readBill, tryToPay } from '#api/testing/money/bills.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_BILLS } from '#domain/money/sandbox-money.ts'

const plink = await testApp()
const { clock, database, deps } = plink
afterAll(() => database.close())

let payer: WalletOwner
beforeEach(async () => {
  payer = await newWalletOwner(plink)
  await payer.now(topUp(2_000_00))
})

const cancel = (by: Customer, id: string, headers?: Record<string, string>) =>
  outcome(by.post(`/api/v1/bill-payments/${id}/cancel`, undefined, headers))
const TOO_LATE = refused(409, 'BILL_PAYMENT_NOT_CANCELLABLE')

/** Confirms these bills with one code. Returns the ids of the payments. */
async function confirmAll(...bills: object[]): Promise<string[]> {
  const draft = await prepareBills(payer.customer, bills)
  expect((await confirmBills(payer.customer, draft)).status).toBe(200)
  return draft.payments.map(({ billPaymentId }) => billPaymentId)
}

async function money() {
  const { available, onHold } = await payer.read('')
  return [available.amount, onHold.amount]
}

let accounts = 90_000_000
/** A bill that stays the same until it is paid, unlike those of the test values. */
async function monthlyBill() {
  accounts += 1
  const inquiry = { billerCode: '002', account: String(accounts) }
  const { amount } = await (await payer.customer.post('/api/v1/bills/inquiries', inquiry)).json()
  return bill(String(accounts), amount.amount)
}

describe('cancelBillPayment', () => {
  test('gives the money back, of this payment alone', async () => {
    const [first, second] = await confirmAll(bill(), bill(SANDBOX_BILLS.paid_later))
    expect(await cancel(payer.customer, first!)).toMatchObject({
      status: 200,
      body: { billPaymentId: first, state: 'cancelled', cause: 'customer' },
    })
    expect(await money()).toEqual([2_000_00 - ANY_AMOUNT, ANY_AMOUNT])
    await advanceTransfers(deps)
    expect((await readBill(payer.customer, first!)).state).toBe('cancelled')
    expect((await readBill(payer.customer, second!)).state).toBe('submitted')
    expect((await checkLedger(database.db)).differences).toEqual([])
  })

  test('returns the cancelled payment again', async () => {
    const [id] = await confirmAll(bill())
    const first = await cancel(payer.customer, id!)
    expect(await cancel(payer.customer, id!)).toEqual(first)
    expect(await money()).toEqual([2_000_00, 0])
  })

  test('lets the bill be paid again', async () => {
    const debt = await monthlyBill()
    const [id] = await confirmAll(debt)
    expect(await tryToPay(payer.customer, [debt])).toMatchObject(refused(409, 'BILL_PAYMENT_UNDER_WAY'))
    await cancel(payer.customer, id!)
    expect(await confirmAll(debt)).toHaveLength(1)
  })

  test('leaves what waits for its code, is on its way or is paid', async () => {
    const draft = await prepareBills(payer.customer, [bill()])
    expect(await cancel(payer.customer, draft.payments[0]!.billPaymentId)).toMatchObject(TOO_LATE)
    expect((await confirmBills(payer.customer, draft)).status).toBe(200)
    const [later] = await confirmAll(bill(SANDBOX_BILLS.paid_later))
    await advanceTransfers(deps)
    expect(await cancel(payer.customer, draft.payments[0]!.billPaymentId)).toMatchObject(TOO_LATE)
    expect(await cancel(payer.customer, later!)).toMatchObject(TOO_LATE)
    expect(await money()).toEqual([2_000_00 - 2 * ANY_AMOUNT, ANY_AMOUNT])
  })

  test('is nothing for somebody else', async () => {
    const [id] = await confirmAll(bill())
    const other = await newWalletOwner(plink)
    expect(await cancel(other.customer, id!)).toMatchObject(refused(404, 'BILL_PAYMENT_NOT_FOUND'))
    expect((await readBill(payer.customer, id!)).state).toBe('held')
  })

  test('and the submission at the same time: one of them happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [id] = await confirmAll(bill())
      clock.advance(1)
      const [cancellation] = await Promise.all([cancel(payer.customer, id!), advanceTransfer(deps, id!)])
      const { state } = await readBill(payer.customer, id!)
      expect(state).toBe(cancellation.status === 200 ? 'cancelled' : 'paid')
      if (cancellation.status !== 200) expect(cancellation).toMatchObject(TOO_LATE)
    }
    expect((await money())[1]).toBe(0)
    expect((await checkLedger(database.db)).differences).toEqual([])
  })
})
