import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { DANGER, INK, MUTED, SUCCESS } from '#api/kernel/pdf/letterhead.ts'
import {
  drawReceipt,
  type Fact,
  momentOf,
  payerOf,
  type ReceiptLocale,
  type ReceiptPayer,
  SMALL,
  STRONG,
  type Value,
} from '#api/money/receipts/draw-receipt.ts'
import { bankCodeOf, formatIban } from '#domain/money/iban.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'
import {
  TRANSFER_PURPOSE_LABELS,
  TRANSFER_RECEIPT_LABELS,
  TRANSFER_STATE_LABELS,
} from '#domain/money/transfer-labels.ts'
import { nameIn } from '#domain/name-in.ts'

interface Receipt extends Omit<ReceiptPayer, 'subWalletId'> {
  transfer: TransferRow
  at: Date
}

export const drawTransferReceipt = (receipt: Receipt, locale: ReceiptLocale): Promise<Uint8Array<ArrayBuffer>> =>
  drawReceipt(
    {
      title: TRANSFER_RECEIPT_LABELS[locale].receiptTitle,
      reference: receipt.transfer.transactionRef ?? '',
      payer: receipt.payer,
      amount: receipt.transfer.amount,
      facts: factsOf(receipt, locale),
      asOf: TRANSFER_RECEIPT_LABELS[locale].asOf,
      at: receipt.at,
    },
    locale,
  )

function factsOf({ transfer, payer, subWallet }: Receipt, locale: ReceiptLocale): Fact[] {
  const t = TRANSFER_RECEIPT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const { state, purpose, note, confirmedAt, createdAt, transactionRef, returnedRef } = transfer
  const colour = state === 'paid' ? SUCCESS : state === 'returned' ? DANGER : INK
  const code = (text: string): Value => ({ text, direction: 'ltr' })
  const noteFacts: Fact[] = note ? [[t.note, [{ text: note, direction: 'auto' }]]] : []
  const returnFacts: Fact[] = returnedRef ? [[t.returnedBy, [code(returnedRef)]]] : []
  return [
    [t.state, [{ text: TRANSFER_STATE_LABELS[locale][state], style: STRONG, colour, direction: base }]],
    [t.payee, payeeOf(transfer, locale)],
    [t.from, payerOf({ payer, subWallet, subWalletId: transfer.subWalletId }, locale)],
    [t.purpose, [{ text: TRANSFER_PURPOSE_LABELS[locale][purpose], direction: base }]],
    ...noteFacts,
    [t.confirmedAt, [code(momentOf(confirmedAt ?? createdAt, locale))]],
    ...returnFacts,
    [t.number, [code(transactionRef ?? '')]],
  ]
}

function payeeOf({ payeeName, payeeNameArabic, payeeIban }: TransferRow, locale: ReceiptLocale): Value[] {
  const name: Value = { text: nameIn(locale, payeeName, payeeNameArabic), style: STRONG, direction: 'auto' }
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const { customer } = TRANSFER_RECEIPT_LABELS[locale]
  if (payeeIban === null) return [name, { text: customer, style: SMALL, colour: MUTED, direction: base }]
  const bank = bankOf(bankCodeOf(payeeIban))?.[locale] ?? ''
  return [
    name,
    { text: formatIban(payeeIban), direction: 'ltr' },
    { text: bank, style: SMALL, colour: MUTED, direction: base },
  ]
}
