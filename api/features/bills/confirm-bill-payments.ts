import type { BillOrder } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { askForApproval } from '#api/money/approvals/approval-requests.ts'
import { executeBillOrder, waitForApproval } from '#api/money/bills/execute-bill-order.ts'
import { presentBillOrder } from '#api/money/bills/present-bill-payment.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { type Refusals, redeemCode, uncountCode } from '#api/people/one-time-codes/one-time-code.ts'
import { billCode, billGuesses, isOfOrder, totalOf } from './bill-code.ts'
import { requireOrderDraft } from './bills.store.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('BILL_PAYMENT_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Confirms all payments of the order or none, once, or asks others to approve them. If the wallet or a bill refuses, the code stays valid. */
export async function confirmBillPayments(
  deps: Deps,
  bearer: SessionBearer,
  billOrderId: string,
  otp: string,
): Promise<BillOrder> {
  const { account, person } = bearer
  const drafts = await requireOrderDraft(deps, bearer, billOrderId)
  const attempt = { code: otp, guesses: billGuesses(bearer), isForAttempt: isOfOrder(drafts) }
  return redeemCode(deps, billCode(billOrderId), attempt, REFUSALS, async tx => {
    await uncountCode(tx, { purpose: 'bill_payment', countedFor: person.id, business: account.id })
    const payment = { accountId: account.id, billOrderId, amount: totalOf(drafts), madeBy: person.id }
    const payments = (await askForApproval(tx, deps, payment))
      ? await waitForApproval(tx, deps, billOrderId)
      : await executeBillOrder(tx, deps, billOrderId, 'confirmed')
    return keepResponse(tx, await presentBillOrder(tx, payments))
  })
}
