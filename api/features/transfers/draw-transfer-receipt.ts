import type { subWallets } from '#api/kernel/db/schema/ledger.ts'
import type { profiles } from '#api/kernel/db/schema/profiles.ts'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import { type Colour, PAGE_WIDTH, PdfPage } from '#api/kernel/pdf/pdf-page.ts'
import { type BaseDirection, type ShapedLine, shapeLine, type TextStyle, wrapText } from '#api/kernel/pdf/shape-line.ts'
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
  colour?: Colour
  direction: BaseDirection
}

/** A label with its value, line by line. */
type Fact = [label: string, values: Value[]]

const MARGIN = 56
const WIDTH = PAGE_WIDTH - 2 * MARGIN
/** Of the column of values. */
const VALUE_WIDTH = WIDTH * 0.66
const PADDING = 9

const BODY: TextStyle = { weight: 'regular', size: 10.5 }
const STRONG: TextStyle = { weight: 'semibold', size: 10.5 }
const SMALL: TextStyle = { weight: 'regular', size: 9 }
const TITLE: TextStyle = { weight: 'semibold', size: 15 }
const AMOUNT: TextStyle = { weight: 'semibold', size: 26 }

// The colours of the web app on paper.
const INK: Colour = [0.055, 0.129, 0.114]
const MUTED: Colour = [0.314, 0.376, 0.357]
const LINE: Colour = [0.867, 0.89, 0.875]
const SUCCESS: Colour = [0.09, 0.412, 0.247]
const DANGER: Colour = [0.702, 0.145, 0.11]

/** The drop on water of the web app, in a square of 32. */
const LOGO = `0.043 0.365 0.322 rg 9 0 m 23 0 l 27.97 0 32 4.03 32 9 c 32 23 l 32 27.97 27.97 32 23 32 c 9 32 l 4.03 32 0 27.97 0 23 c 0 9 l 0 4.03 4.03 0 9 0 c f
1 1 1 rg 20 10 m 20 12.21 18.21 14 16 14 c 13.79 14 12 12.21 12 10 c 12 7.79 13.79 6 16 6 c 18.21 6 20 7.79 20 10 c f
1 1 1 RG 2.4 w 1 J 10.5 17.5 m 13.2 21.2 18.8 21.2 21.5 17.5 c S 6.5 21 m 11.2 27 20.8 27 25.5 21 c S`

/** A page of A4. In Arabic everything begins on the right. */
export function drawTransferReceipt(receipt: Receipt, locale: ReceiptLocale): Uint8Array<ArrayBuffer> {
  const { transfer, payer, at } = receipt
  const t = TRANSFER_RECEIPT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const page = new PdfPage()
  const atStart = (line: ShapedLine, y: number, colour: Colour) =>
    page.text(line, base === 'ltr' ? MARGIN : PAGE_WIDTH - MARGIN - line.width, y, colour)
  const atEnd = (line: ShapedLine, y: number, colour: Colour) =>
    page.text(line, base === 'ltr' ? PAGE_WIDTH - MARGIN - line.width : MARGIN, y, colour)

  drawLogo(page, base)
  let y = MARGIN + 12
  const name = nameIn(locale, payer.legalName, payer.legalNameArabic)
  for (const line of wrapText(name, STRONG, 'auto', WIDTH * 0.6)) {
    atEnd(line, y, INK)
    y += lineHeight(STRONG)
  }
  y = Math.max(y, MARGIN + 40)
  page.rule(MARGIN, y, WIDTH, LINE)
  atStart(shapeLine(t.receiptTitle, TITLE, base), y + 38, INK)
  atStart(shapeLine(moneyOf(transfer.amount, locale), AMOUNT, base), y + 78, INK)
  y += 104
  page.rule(MARGIN, y, WIDTH, LINE)
  for (const [label, values] of factsOf(receipt, locale)) {
    y += PADDING
    atStart(shapeLine(label, BODY, base), y + baseline(BODY), MUTED)
    for (const { text, style = BODY, colour = INK, direction } of values) {
      for (const line of wrapText(text, style, direction, VALUE_WIDTH)) {
        atEnd(line, y + baseline(style), colour)
        y += lineHeight(style)
      }
    }
    y += PADDING
    page.rule(MARGIN, y, WIDTH, LINE)
  }
  y += 12
  for (const line of wrapText(t.asOf(momentOf(at, locale)), SMALL, base, WIDTH)) {
    atStart(line, y + baseline(SMALL), MUTED)
    y += lineHeight(SMALL)
  }
  return page.toFile({ title: `${t.receiptTitle} ${transfer.transactionRef}`, locale, createdAt: at })
}

function drawLogo(page: PdfPage, base: 'ltr' | 'rtl'): void {
  const word = shapeLine('Plink', { weight: 'semibold', size: 15 }, 'ltr')
  const width = 24 + 8 + word.width
  const x = base === 'ltr' ? MARGIN : PAGE_WIDTH - MARGIN - width
  page.drawing(x, MARGIN - 6, 0.75, LOGO)
  page.text(word, x + 32, MARGIN + 11, INK)
}

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
