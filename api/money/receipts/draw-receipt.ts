import type { subWallets } from '#api/kernel/db/schema/ledger.ts'
import type { profiles } from '#api/kernel/db/schema/profiles.ts'
import { drawLogo, INK, LINE, MARGIN, MUTED } from '#api/kernel/pdf/letterhead.ts'
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
import { formatAmount } from '#domain/money/money.ts'
import { TRANSFER_RECEIPT_LABELS } from '#domain/money/transfer-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'

export type ReceiptLocale = 'en' | 'ar'

/** The business and the wallet that paid. */
export interface ReceiptPayer {
  payer: Pick<typeof profiles.$inferSelect, 'legalName' | 'legalNameArabic'> & { crNumber: string }
  /** The sub-wallet that paid, even if it is closed by now. */
  subWallet: typeof subWallets.$inferSelect | undefined
  subWalletId: string | null
}

interface ReceiptPage {
  title: string
  /** The reference of the transaction. */
  reference: string
  payer: ReceiptPayer['payer']
  amount: number
  facts: Fact[]
  /** Returns the last line, which says at what time the receipt is valid. */
  asOf: (moment: string) => string
  at: Date
}

export interface Value {
  text: string
  style?: TextStyle
  colour?: string
  direction: BaseDirection
}

/** A label and the lines of its value. */
export type Fact = [label: string, values: Value[]]

const WIDTH = PAGE_WIDTH - 2 * MARGIN
/** The width of the column of values. */
const VALUE_WIDTH = WIDTH * 0.66
const PADDING = 9

const BODY: TextStyle = { weight: 400, size: 10.5 }
export const STRONG: TextStyle = { weight: 600, size: 10.5 }
export const SMALL: TextStyle = { weight: 400, size: 9 }
const TITLE: TextStyle = { weight: 600, size: 15 }
const AMOUNT: TextStyle = { weight: 600, size: 26 }

/** Draws a page of A4. In Arabic everything begins on the right. */
export function drawReceipt(
  { title: receiptTitle, reference, payer, amount, facts, asOf, at }: ReceiptPage,
  locale: ReceiptLocale,
): Promise<Uint8Array<ArrayBuffer>> {
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const title = `${receiptTitle} ${reference}`
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
  atStart(lineOf(pdf, receiptTitle, TITLE, base), y + 38, INK)
  atStart(lineOf(pdf, moneyOf(amount, locale), AMOUNT, base), y + 78, INK)
  y += 104
  drawRule(pdf, y)
  for (const [label, values] of facts) {
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
  for (const line of wrapText(pdf, asOf(momentOf(at, locale)), SMALL, base, WIDTH)) {
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

/** Returns the business, and the sub-wallet if the money came from one. */
export function payerOf({ subWalletId, payer, subWallet }: ReceiptPayer, locale: ReceiptLocale): Value[] {
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

const lineHeight = ({ size }: TextStyle): number => size * 1.5
/** The distance of the baseline from the top of a line. */
const baseline = ({ size }: TextStyle): number => size * 1.15

/** In Arabic the currency is to the left of the digits. */
function moneyOf(halalas: number, locale: ReceiptLocale): string {
  const text = formatAmount(halalas)
  return locale === 'en' ? text : text.replace(' SAR', ' ر.س')
}

/** Keeps the order of day and time, also inside right-to-left text. */
export const momentOf = (moment: Date, locale: ReceiptLocale): string => {
  const text = `${riyadhDay(moment)} ${riyadhTime(moment)}`
  return locale === 'en' ? text : `\u2066${text}\u2069`
}
