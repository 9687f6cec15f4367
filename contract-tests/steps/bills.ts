import { bill } from '#api/testing/money/bills.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'

const ORDERS = '/api/v1/bill-orders'

/** An order of bills, and the payment of its first bill. */
export type BillOrder = { billOrderId: string; billPaymentId: string }

/** The number of accounts with a monthly bill so far. */
let accounts = 0

/** Requests the payment of these bills, for which the customer gets a code. */
export async function requestBills({ customer }: People, bills: object[], more: object = {}): Promise<BillOrder> {
  const { billOrderId, payments, otpCode } = await successOf(customer.post(ORDERS, { bills, ...more }))
  customer.otp = otpCode
  return { billOrderId, billPaymentId: payments[0].billPaymentId }
}

/** Confirms an order with the newest code, or with this one. */
export async function confirmBillOrder(
  { customer }: People,
  { billOrderId }: BillOrder,
  otp = customer.otp,
): Promise<void> {
  await successOf(customer.post(`${ORDERS}/${billOrderId}/confirm`, { otp }))
}

/**
 * Returns a bill of an account that has one a month, unlike the test values, and that no other call returns. The last digits of the account
 * state the amount, of which the limits allow two payments.
 */
export async function monthlyBill({ customer }: People): Promise<ReturnType<typeof bill>> {
  const account = `${1_000_000 + ++accounts}0000`
  const { amount } = await successOf(customer.post('/api/v1/bills/inquiries', { billerCode: '002', account }))
  return bill(account, amount.amount)
}

export const withBillDraft = (people: People): Promise<BillOrder> => requestBills(people, [bill()])

export const withHeldBill = inTurn(withBillDraft, (people, order) => confirmBillOrder(people, order))
