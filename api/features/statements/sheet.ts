import { generate } from 'lean-qr'
import type { IssuedDocumentRow } from '#api/kernel/db/schema/statements.ts'
import { clustersOf } from '#api/kernel/pdf/fonts.ts'
import { drawLogo, INK, LINE, MARGIN, MUTED } from '#api/kernel/pdf/letterhead.ts'
import {
  drawLine,
  type Line,
  lineOf,
  newPdf,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PdfDocument,
  type TextStyle,
  wrapText,
} from '#api/kernel/pdf/pdf-text.ts'
import type { BaseDirection } from '#api/kernel/pdf/visual-runs.ts'
import { formatDocumentCode } from '#domain/document-code.ts'
import { bankCodeOf, formatIban } from '#domain/money/iban.ts'
import { formatAmount } from '#domain/money/money.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'
import { DOCUMENT_LABELS, type DocumentLocale } from '#domain/money/statement-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'

export const WIDTH = PAGE_WIDTH - 2 * MARGIN

export const TITLE: TextStyle = { weight: 600, size: 17 }
export const BODY: TextStyle = { weight: 400, size: 9.5 }
export const STRONG: TextStyle = { weight: 600, size: 9.5 }
export const SMALL: TextStyle = { weight: 400, size: 8 }

const QR_SIDE = 76
/** The space between the facts and the code. */
const GAP = 24

/** The space from the start of the line, wherever that is on the paper. */
interface Box {
  start: number
  width: number
}

/** A file of pages with one letterhead. Places are from the start of the line: in Arabic from the right. */
export interface Sheet {
  pdf: PdfDocument
  locale: DocumentLocale
  base: 'ltr' | 'rtl'
  t: (typeof DOCUMENT_LABELS)[DocumentLocale]
  /** Draws a text at the start of a box, cut if it is too long. */
  text(text: string, box: Box, y: number, style: TextStyle, colour?: string, direction?: BaseDirection): void
  /** Draws a text that ends where the line ends. */
  ending(text: string, y: number, style: TextStyle, colour?: string, direction?: BaseDirection): void
  /** Draws digits at the right of a box in both languages, so that the decimal points are below each other. */
  figure(text: string, box: Box, y: number, style: TextStyle, colour?: string): void
  /** Draws lines of text and returns where the next one begins. */
  paragraph(text: string, box: Box, y: number, style: TextStyle, colour?: string): number
  rule(y: number): void
  /** The left edge of a box on the paper. */
  leftOf(box: Box): number
}

export interface SheetFacts {
  document: IssuedDocumentRow
  verifyUrl: string
}

export function newSheet({ document }: SheetFacts, locale: DocumentLocale): Sheet {
  const t = DOCUMENT_LABELS[locale]
  const base = locale === 'ar' ? 'rtl' : 'ltr'
  const title = `${t.titles[document.kind]} ${formatDocumentCode(document.code)}`
  const pdf = newPdf({ title, locale, createdAt: document.issuedAt })
  const leftOf = ({ start, width }: Box) => MARGIN + (base === 'ltr' ? start : WIDTH - start - width)
  const atStart = (line: Line, box: Box, y: number, colour: string) =>
    drawLine(pdf, line, leftOf(box) + (base === 'ltr' ? 0 : box.width - line.width), y, colour)
  return {
    pdf,
    locale,
    base,
    t,
    leftOf,
    text: (text, box, y, style, colour = INK, direction = base) =>
      atStart(truncate(pdf, text, style, direction, box.width), box, y, colour),
    ending(text, y, style, colour = INK, direction = base) {
      const line = truncate(pdf, text, style, direction, WIDTH * 0.7)
      drawLine(pdf, line, base === 'ltr' ? PAGE_WIDTH - MARGIN - line.width : MARGIN, y, colour)
    },
    figure(text, box, y, style, colour = INK) {
      const line = lineOf(pdf, text, style, 'ltr')
      drawLine(pdf, line, leftOf(box) + box.width - line.width, y, colour)
    },
    paragraph(text, box, y, style, colour = INK) {
      const lines = wrapText(pdf, text, style, base, box.width)
      for (const [index, line] of lines.entries()) atStart(line, box, y + index * style.size * 1.5, colour)
      return y + lines.length * style.size * 1.5
    },
    rule: y =>
      pdf
        .moveTo(MARGIN, y)
        .lineTo(PAGE_WIDTH - MARGIN, y)
        .lineWidth(0.5)
        .stroke(LINE),
  }
}

/** A text that is too long ends with three dots. */
function truncate(pdf: PdfDocument, text: string, style: TextStyle, direction: BaseDirection, width: number): Line {
  const line = lineOf(pdf, text, style, direction)
  if (line.width <= width) return line
  const characters = clustersOf(text)
  let [fits, tooMany] = [0, characters.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    const shorter = lineOf(pdf, `${characters.slice(0, middle).join('')}...`, style, direction)
    if (shorter.width <= width) fits = middle
    else tooMany = middle
  }
  return lineOf(pdf, `${characters.slice(0, fits).join('').trimEnd()}...`, style, direction)
}

/** A label with its value, line by line. */
export type Fact = [
  label: string,
  values: { text: string; style?: TextStyle; colour?: string; direction?: BaseDirection }[],
]

/** Draws the logo, the title, the holder and subject of the document, and the code with which it can be checked. Returns where the rest begins. */
export function drawBeginning(sheet: Sheet, facts: SheetFacts, about: Fact[]): number {
  const { pdf, base, t } = sheet
  const { document } = facts
  drawLogo(pdf, base)
  sheet.ending(t.titles[document.kind], MARGIN + 12, TITLE)
  sheet.rule(MARGIN + 32)
  const top = MARGIN + 52
  const end = drawFacts(sheet, [...holderFacts(sheet, document), ...about], top)
  return Math.max(end, drawCode(sheet, facts, top)) + 18
}

function holderFacts({ t, locale, base }: Sheet, { holder, holderArabic, crNumber, iban }: IssuedDocumentRow): Fact[] {
  const bank = iban && bankOf(bankCodeOf(iban))?.[locale]
  const names: Fact = [
    t.holder,
    [
      { text: nameIn(locale, holder, holderArabic), style: STRONG, direction: 'auto' },
      { text: t.crNumber(crNumber), style: SMALL, colour: MUTED, direction: base },
    ],
  ]
  const ibans: Fact[] = iban ? [[t.iban, [{ text: formatIban(iban), direction: 'ltr' }]]] : []
  return [names, ...ibans, ...(bank ? [[t.bank, [{ text: bank }]] satisfies Fact] : [])]
}

function drawFacts(sheet: Sheet, facts: Fact[], top: number): number {
  const label = { start: 0, width: 92 }
  const value = { start: 100, width: WIDTH - 100 - GAP - 110 }
  let y = top
  for (const [name, values] of facts) {
    sheet.text(name, label, y, BODY, MUTED)
    for (const { text, style = BODY, colour, direction } of values) {
      sheet.text(text, value, y, style, colour, direction)
      y += style.size * 1.5
    }
    y += 3
  }
  return y
}

/** The paper around the code is the quiet zone that the standard requires. */
function drawCode(sheet: Sheet, { document, verifyUrl }: SheetFacts, top: number): number {
  const { pdf, t } = sheet
  const box = { start: WIDTH - 110, width: 110 }
  const code = generate(verifyUrl)
  const side = QR_SIDE / code.size
  const leftEdge = sheet.leftOf(box) + (sheet.base === 'ltr' ? box.width - QR_SIDE : 0)
  for (let row = 0; row < code.size; row++)
    for (let column = 0; column < code.size; column++)
      if (code.get(column, row)) pdf.rect(leftEdge + column * side, top - 10 + row * side, side, side)
  pdf.fill('#000000')
  sheet.ending(formatDocumentCode(document.code), top + QR_SIDE + 4, STRONG, INK, 'ltr')
  sheet.ending(t.verify, top + QR_SIDE + 16, SMALL, MUTED)
  return top + QR_SIDE + 16
}

/** The top of the footer, below the last line of each page. */
export const FOOTER_TOP = PAGE_HEIGHT - 78

/** Writes on every page how to check the document, and the number of the page. Nothing can be drawn afterwards. */
export function drawFooters(sheet: Sheet, { document, verifyUrl }: SheetFacts): void {
  const { pdf, t } = sheet
  const { count } = pdf.bufferedPageRange()
  const url = verifyUrl.slice(0, verifyUrl.lastIndexOf('/'))
  const how = `${t.verifyAt(leftToRight(sheet, url))} ${leftToRight(sheet, formatDocumentCode(document.code))}`
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    sheet.rule(FOOTER_TOP + 10)
    sheet.text(how, { start: 0, width: WIDTH - 90 }, FOOTER_TOP + 26, SMALL, MUTED)
    sheet.text(t.digest, { start: 0, width: 40 }, FOOTER_TOP + 38, SMALL, MUTED, 'ltr')
    sheet.text(
      document.digest,
      { start: 42, width: WIDTH - 132 },
      FOOTER_TOP + 38,
      { weight: 400, size: 6.5 },
      MUTED,
      'ltr',
    )
    sheet.ending(t.page(index + 1, count), FOOTER_TOP + 26, SMALL, MUTED)
  }
}

/** Days, times and codes keep their order, also inside right-to-left text. */
export const leftToRight = ({ base }: Sheet, text: string): string => (base === 'ltr' ? text : `\u2066${text}\u2069`)

export const momentOf = (sheet: Sheet, moment: Date): string =>
  leftToRight(sheet, `${riyadhDay(moment)} ${riyadhTime(moment)}`)

/** Formats an amount without the currency, which stands once on the sheet. */
export const figureOf = (halalas: number): string => formatAmount(halalas).replace(' SAR', '')
