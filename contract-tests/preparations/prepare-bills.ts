import { ANY_ACCOUNT, bill } from '#api/dev/testing/money/bills.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import type { TestUser } from '../test-user.ts'
import { inTurn, type Preparation, successOf } from './preparation.ts'

const ORDERS = '/api/v1/bill-orders'

/** Prepares the payment of these bills, and keeps its ids and its code. */
export async function requestBills({ customer, bills }: TestUser, asked: object[], more: object = {}): Promise<void> {
  const { billOrderId, payments, otpCode } = await successOf(customer.post(ORDERS, { bills: asked, ...more }))
  bills.billOrderId = billOrderId
  bills.billPaymentId = payments[0].billPaymentId
  customer.otp = otpCode
}

export const confirmRequestedBills = ({ customer, bills }: TestUser) =>
  successOf(customer.post(`${ORDERS}/${bills.billOrderId}/confirm`, { otp: customer.otp }))

export const withBillDraft: Preparation = user => requestBills(user, [bill()])

export const withHeldBill = inTurn(withBillDraft, confirmRequestedBills)

export const withPaidBill = inTurn(withHeldBill, ({ world, bills }) => advanceTransfer(world.deps, bills.billPaymentId))

/** The saved bill of the examples. */
export const withSavedBill: Preparation = async ({ customer, bills }) => {
  const saved = { billerCode: '002', account: ANY_ACCOUNT, name: 'Shop', remind: true }
  bills.savedBillId = (await successOf(customer.post('/api/v1/saved-bills', saved))).savedBillId
}
