import { bill } from '#api/testing/money/bills.ts'
import type { People } from '../people.ts'
import { inTurn, type Preparation, successOf } from './preparation.ts'

const ORDERS = '/api/v1/bill-orders'

/** How many accounts with a monthly bill there are. */
let accounts = 0

/** Prepares the payment of these bills, and keeps its ids and its code. */
export async function requestBills({ customer, bills }: People, asked: object[], more: object = {}): Promise<void> {
  const { billOrderId, payments, otpCode } = await successOf(customer.post(ORDERS, { bills: asked, ...more }))
  bills.billOrderId = billOrderId
  bills.billPaymentId = payments[0].billPaymentId
  customer.otp = otpCode
}

export const confirmRequestedBills = ({ customer, bills }: People) =>
  successOf(customer.post(`${ORDERS}/${bills.billOrderId}/confirm`, { otp: customer.otp }))

/**
 * An account that has one bill a month, unlike the test values: another one for each user. The last digits say how much it is, which must fit
 * the limits twice.
 */
export async function monthlyBill({ customer }: People): Promise<object> {
  const account = `${1_000_000 + ++accounts}0000`
  const { amount } = await successOf(customer.post('/api/v1/bills/inquiries', { billerCode: '002', account }))
  return bill(account, amount.amount)
}

export const withBillDraft: Preparation = people => requestBills(people, [bill()])

export const withHeldBill = inTurn(withBillDraft, confirmRequestedBills)
