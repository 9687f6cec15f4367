import { files } from '#web/messages/files.ts'
import { receipts } from '#web/messages/payments/receipts.ts'
import { dialog, page } from '#web/mock/control.ts'
import { attach, call, press } from '#web/mock/screen-definition.ts'

const attached = page.find('region', receipts, t => t.title)

/** The receipts and invoices of a transaction or payment. */
export const receiptsControls = {
  attach: attached.field(receipts, t => t.attach),
  /** The input behind the button. */
  file: attached.selector('input[type=file]'),
  receipts: attached.all('listitem'),
  receiptError: attached.all('alert'),
  download: attached.button(receipts, t => t.download),
  removed: attached.text(receipts, t => t.removed),
}

const pdf = (name: 'removeOf' | 'downloadOf') =>
  press(attached.button(receipts, (t, locale) => t[name](files[locale].types['application/pdf'])))

export const receiptsActions = {
  remove: () => [
    press(attached.button(receipts, t => t.remove)),
    press(page.find('dialog', receipts, t => t.removeTitle).button(receipts, t => t.remove)),
  ],
}

const attachPdf = attach(receiptsControls.attach, '%PDF-1.7')
const download = pdf('downloadOf')
const remove = [pdf('removeOf'), press(dialog.button(receipts, t => t.remove))]

export const transactionReceiptCalls = () => [
  call('listReceipts'),
  call('uploadReceipt', { steps: [attachPdf] }),
  call('downloadReceipt', { steps: [download] }),
  call('deleteReceipt', { steps: remove }),
]

export const paymentReceiptCalls = () => [
  call('listPaymentReceipts'),
  call('uploadPaymentReceipt', { steps: [attachPdf] }),
  call('downloadPaymentReceipt', { steps: [download] }),
  call('deletePaymentReceipt', { steps: remove }),
]
