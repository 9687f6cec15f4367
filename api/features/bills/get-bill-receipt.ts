import { eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { subWallets } from '#api/kernel/db/schema/ledger.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { ReceiptLocale } from '#api/money/receipts/draw-receipt.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireBillPayment } from './bills.store.ts'

/** The receipt as a PDF. Throws `BILL_PAYMENT_NOT_FOUND`, `BILL_PAYMENT_NOT_PAID`, `WALLET_NOT_FOUND`. */
export async function getBillReceipt(
  { db, clock }: Deps,
  { account }: AccountBearer,
  billPaymentId: string,
  locale: ReceiptLocale,
): Promise<Uint8Array<ArrayBuffer>> {
  const payment = await requireBillPayment(db, account, billPaymentId)
  if (payment.state !== 'paid') throw new PlinkError('BILL_PAYMENT_NOT_PAID')
  const { subWalletId } = payment
  const [profile] = await db.select().from(profiles).where(eq(profiles.accountId, account.id))
  const [subWallet] = subWalletId ? await db.select().from(subWallets).where(eq(subWallets.id, subWalletId)) : []
  // The module is loaded with the first receipt, so that the server starts without the text shaper and its fonts.
  const { drawBillReceipt } = await import('./draw-bill-receipt.ts')
  return drawBillReceipt(
    { payment, payer: { ...profile!, crNumber: account.crNumber }, subWallet, at: clock() },
    locale,
  )
}
