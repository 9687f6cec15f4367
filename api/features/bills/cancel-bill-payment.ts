import type { BillPayment } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { presentBillPayments } from '#api/money/bills/present-bill-payment.ts'
import { cancelHeld } from '#api/money/transfers/hold-ends.ts'
import { lockTransfer } from '#api/money/transfers/transfer-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { requireBillPayment } from './bills.store.ts'

/** Cancels a payment that is not on its way to the biller. Throws `BILL_PAYMENT_NOT_FOUND`, `BILL_PAYMENT_NOT_CANCELLABLE`. */
export async function cancelBillPayment(
  deps: Deps,
  { account, person }: SessionBearer,
  billPaymentId: string,
): Promise<BillPayment> {
  const { db } = deps
  await requireBillPayment(db, account, billPaymentId)
  const row = await db.transaction(async tx => {
    const payment = (await lockTransfer(tx, billPaymentId))!
    if (payment.state === 'cancelled') return payment
    if (payment.state !== 'held') throw new PlinkError('BILL_PAYMENT_NOT_CANCELLABLE')
    return cancelHeld(tx, deps, payment, { cancelledBy: person.id })
  })
  const [response] = await presentBillPayments(db, [row])
  return response!
}
