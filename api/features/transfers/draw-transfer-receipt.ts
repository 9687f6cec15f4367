import type { subWallets } from '#api/kernel/db/schema/ledger.ts'
import type { profiles } from '#api/kernel/db/schema/profiles.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { DANGER, drawLogo, INK, LINE, MARGIN, MUTED, SUCCESS } from '#api/kernel/pdf/letterhead.ts'
import {
  drawLine,
  fileOf,
  type Line,
  lineOf,
  newPdf,
  PAGE_WIDTH,
  type PdfDocument,
  type TextStyle,
  wrapText,
} from '#api/kernel/pdf/pdf-text.ts'
import type { BaseDirection } from '#api/kernel/pdf/visual-runs.ts'
import { bankCodeOf, formatIban } from '#domain/money/iban.ts'
import { formatAmount } from '#domain/money/money.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'
import {
  TRANSFER_PURPOSE_LABELS,
  TRANSFER_RECEIPT_LABELS,
  TRANSFER_STATE_LABELS,
} from '#domain/money/transfer-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'

export type ReceiptLocale = 'en' | 'ar'

interface Receipt {
  transfer: TransferRow
  payer: Pick<typeof profiles.$inferSelect, 'legalName' | 'legalNameArabic'> & { crNumber: string }
  /** The source, also one that is closed by now. */
  subWallet: typeof subWallets.$inferSelect | undefined
  at: Date
}

interface Value {
  text: string
  style?: TextStyle
  colour?: string
  direction: BaseDirection
}

/** A label with its value, line by line. */
type Fact = [label: string, values: Value[]]

const WIDTH = PAGE_WIDTH - 2 * MARGIN
/** Of the column of values. */
const VALUE_WIDTH = WIDTH * 0.66
const PADDING = 9

const BODY: TextStyle = { weight: 400, size: 10.5 }
const STRONG: TextStyle = { weight: 600, size: 10.5 }
const SMALL: TextStyle = { weight: 400, size: 9 }
const TITLE: TextStyle = { weight: 600, size: 15 }
const AMOUNT: TextStyle = { weight: 600, size: 26 }

/** A page of A4. In Arabic everything begins on the right. */
export function drawTransferReceipt(receipt: Receipt, locale: ReceiptLocale): Promise<Uint8Array<ArrayBuffer>> {
  const { transfer, payer, at } = receipt
  const t = TRANSFER_RECEIPT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const title = `${t.receiptTitle} ${transfer.transactionRef}`
  const pdf = newPdf({ title, locale, createdAt: at })
  const atStart = (line: Line, y: number, colour: string) =>
    drawLine(pdf, line, base === 'ltr' ? MARGIN : PAGE_WIDTH - MARGIN - line.width, y, colour)
  const atEnd = (line: Line, y: number, colour: string) =>
    drawLine(pdf, line, base === 'ltr' ? PAGE_WIDTH - MARGIN - line.width : MARGIN, y, colour)

  drawLogo(pdf, base)
  let y = MARGIN + 12
  const name = nameIn(locale, payer.legalName, payer.legalNameArabic)
  for (const line of wrapText(pdf, name, STRONG, 'auto', WIDTH * 0.6)) {
    atEnd(line, y, INK)
    y += lineHeight(STRONG)
  }
  y = Math.max(y, MARGIN + 40)
  drawRule(pdf, y)
  atStart(lineOf(pdf, t.receiptTitle, TITLE, base), y + 38, INK)
  atStart(lineOf(pdf, moneyOf(transfer.amount, locale), AMOUNT, base), y + 78, INK)
  y += 104
  drawRule(pdf, y)
  for (const [label, values] of factsOf(receipt, locale)) {
    y += PADDING
    atStart(lineOf(pdf, label, BODY, base), y + baseline(BODY), MUTED)
    for (const { text, style = BODY, colour = INK, direction } of values) {
      for (const line of wrapText(pdf, text, style, direction, VALUE_WIDTH)) {
        atEnd(line, y + baseline(style), colour)
        y += lineHeight(style)
      }
    }
    y += PADDING
    drawRule(pdf, y)
  }
  y += 12
  for (const line of wrapText(pdf, t.asOf(momentOf(at, locale)), SMALL, base, WIDTH)) {
    atStart(line, y + baseline(SMALL), MUTED)
    y += lineHeight(SMALL)
  }
  return fileOf(pdf)
}

const drawRule = (pdf: PdfDocument, y: number) =>
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.5)
    .stroke(LINE)

function factsOf({ transfer, payer, subWallet }: Receipt, locale: ReceiptLocale): Fact[] {
  const t = TRANSFER_RECEIPT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const { id, state, purpose, note, confirmedAt, createdAt, transactionRef, returnedRef } = transfer
  const colour = state === 'paid' ? SUCCESS : state === 'returned' ? DANGER : INK
  const code = (text: string): Value => ({ text, direction: 'ltr' })
  const noted: Fact[] = note ? [[t.note, [{ text: note, direction: 'auto' }]]] : []
  const returned: Fact[] = returnedRef ? [[t.returnedBy, [code(returnedRef)]]] : []
  return [
    [t.state, [{ text: TRANSFER_STATE_LABELS[locale][state], style: STRONG, colour, direction: base }]],
    [t.payee, payeeOf(transfer, locale)],
    [t.from, payerOf({ transfer, payer, subWallet }, locale)],
    [t.purpose, [{ text: TRANSFER_PURPOSE_LABELS[locale][purpose], direction: base }]],
    ...noted,
    [t.confirmedAt, [code(momentOf(confirmedAt ?? createdAt, locale))]],
    [t.transaction, [code(transactionRef ?? '')]],
    ...returned,
    [t.number, [code(id)]],
  ]
}

/** The business, and the wallet only if the money was set aside in one. */
function payerOf({ transfer: { subWalletId }, payer, subWallet }: Omit<Receipt, 'at'>, locale: ReceiptLocale): Value[] {
  const t = TRANSFER_RECEIPT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const name = nameIn(locale, payer.legalName, payer.legalNameArabic)
  const source = subWalletId === null ? [] : [subWallet?.name ?? t.subWallet(subWalletId)]
  return [
    { text: name, style: STRONG, direction: 'auto' },
    { text: t.crNumber(payer.crNumber), style: SMALL, colour: MUTED, direction: base },
    ...source.map((text): Value => ({ text, style: SMALL, colour: MUTED, direction: 'auto' })),
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

const lineHeight = ({ size }: TextStyle): number => size * 1.5
/** From the top of a line. */
const baseline = ({ size }: TextStyle): number => size * 1.15

/** In Arabic the currency is to the left of the digits. */
function moneyOf(halalas: number, locale: ReceiptLocale): string {
  const text = formatAmount(halalas)
  return locale === 'en' ? text : text.replace(' SAR', ' ر.س')
}

/** Day and time keep their order, also inside right-to-left text. */
const momentOf = (moment: Date, locale: ReceiptLocale): string => {
  const text = `${riyadhDay(moment)} ${riyadhTime(moment)}`
  return locale === 'en' ? text : `\u2066${text}\u2069`
}
