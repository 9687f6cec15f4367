import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { SUCCESS } from '#api/kernel/pdf/letterhead.ts'
import {
  drawReceipt,
  type Fact,
  momentOf,
  payerOf,
  type ReceiptLocale,
  type ReceiptPayer,
  STRONG,
  type Value,
} from '#api/money/receipts/draw-receipt.ts'
import { BILL_RECEIPT_LABELS, BILL_STATE_LABELS } from '#domain/money/bill-labels.ts'
import { nameIn } from '#domain/name-in.ts'

interface Receipt extends Omit<ReceiptPayer, 'subWalletId'> {
  /** The payment of the bill, which is paid. */
  payment: TransferRow
  at: Date
}

export function drawBillReceipt(receipt: Receipt, locale: ReceiptLocale): Promise<Uint8Array<ArrayBuffer>> {
  const { payment, payer, at } = receipt
  const { receiptTitle: title, asOf } = BILL_RECEIPT_LABELS[locale]
  const { transactionRef: reference, amount } = payment
  return drawReceipt(
    { title, reference: reference ?? '', payer, amount, facts: factsOf(receipt, locale), asOf, at },
    locale,
  )
}

function factsOf({ payment, payer, subWallet }: Receipt, locale: ReceiptLocale): Fact[] {
  const t = BILL_RECEIPT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const { payeeName, payeeNameArabic, billAccount, billNumber, stateSince, transactionRef, subWalletId } = payment
  const code = (text: string | null): Value => ({ text: text ?? '', direction: 'ltr' })
  return [
    [t.state, [{ text: BILL_STATE_LABELS[locale].paid, style: STRONG, colour: SUCCESS, direction: base }]],
    [t.biller, [{ text: nameIn(locale, payeeName, payeeNameArabic), style: STRONG, direction: 'auto' }]],
    [t.account, [code(billAccount)]],
    [t.billNumber, [code(billNumber)]],
    [t.from, payerOf({ payer, subWallet, subWalletId }, locale)],
    [t.paidAt, [code(momentOf(stateSince, locale))]],
    [t.number, [code(transactionRef)]],
  ]
}
