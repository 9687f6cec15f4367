import type { BillOrderDraft } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { limitsOfOrder } from '#api/money/bills/bill-limits.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { reviewOf } from '#api/money/transfers/review-transfer.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import { billCode, isOfOrder, presentOrderDraft, sendBillCode, totalOf } from './bill-code.ts'
import { requireOrderDraft } from './bills.store.ts'

/** Sends another code for an order that waits for one. */
export async function resendBillCode(deps: Deps, bearer: SessionBearer, billOrderId: string): Promise<BillOrderDraft> {
  const { db } = deps
  const drafts = await requireOrderDraft(deps, bearer, billOrderId)
  const last = await findCode(db, billCode(billOrderId))
  if (!last || last.consumedAt || !isOfOrder(drafts)(last)) throw new PlinkError('BILL_PAYMENT_EXPIRED')
  const { walletId, subWalletId } = drafts[0]!
  const review = await db.transaction(async tx => {
    const payer = await lockWallet(tx, walletId)
    const order = { subWalletId, amount: totalOf(drafts), startsOn: null, warnings: [] }
    return reviewOf(payer, order, await limitsOfOrder(tx, deps, payer, drafts))
  })
  return presentOrderDraft(deps, drafts, review, await sendBillCode(deps, bearer, drafts, true))
}
