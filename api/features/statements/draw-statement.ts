import { setImmediate } from 'node:timers/promises'
import { BRAND, drawLogo, INK, MARGIN, MUTED, TINT } from '#api/kernel/pdf/letterhead.ts'
import { fileOf, PAGE_HEIGHT, PAGE_WIDTH } from '#api/kernel/pdf/pdf-text.ts'
import type { DocumentLocale } from '#domain/money/statement-labels.ts'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import {
  BODY,
  drawBeginning,
  drawFooters,
  type Fact,
  FOOTER_TOP,
  figureOf,
  leftToRight,
  momentOf,
  newSheet,
  type Sheet,
  type SheetFacts,
  SMALL,
  STRONG,
  WIDTH,
} from './sheet.ts'
import type { StatementEntry } from './statement-entries.ts'
import type { Statement } from './statements.store.ts'

interface StatementFile {
  statement: Statement
  entries: StatementEntry[]
  verifyUrl: string
}

const ROW = 27
const HEADING = 20
const AMOUNT_WIDTH = 72
const DATE = { start: 6, width: 58 }
const BALANCE = { start: WIDTH - AMOUNT_WIDTH - 6, width: AMOUNT_WIDTH }
const OUT = { start: BALANCE.start - AMOUNT_WIDTH, width: AMOUNT_WIDTH }
const IN = { start: OUT.start - AMOUNT_WIDTH, width: AMOUNT_WIDTH }
const DESCRIPTION = { start: DATE.start + DATE.width + 8, width: IN.start - DATE.start - DATE.width - 16 }

/** A statement as banks print it. Other requests get their turn after each page. */
export async function drawStatement(
  { statement, entries, verifyUrl }: StatementFile,
  locale: DocumentLocale,
): Promise<Uint8Array<ArrayBuffer>> {
  const facts: SheetFacts = { document: statement, verifyUrl }
  const sheet = newSheet(facts, locale)
  let y = drawBalances(sheet, statement, drawBeginning(sheet, facts, periodFacts(sheet, statement)))
  y = drawHeading(sheet, y)
  if (entries.length === 0) sheet.text(sheet.t.noEntries, { start: 6, width: WIDTH - 12 }, y + 18, BODY, MUTED)
  for (const entry of entries) {
    if (y + ROW > FOOTER_TOP) {
      await setImmediate()
      y = drawHeading(sheet, addPage(sheet, statement))
    }
    drawEntry(sheet, entry, y)
    y += ROW
  }
  drawFooters(sheet, facts)
  return fileOf(sheet.pdf)
}

const daysOf = (sheet: Sheet, { fromDay, toDay }: Statement): string =>
  sheet.t.days(leftToRight(sheet, fromDay), leftToRight(sheet, toDay))

function periodFacts(sheet: Sheet, statement: Statement): Fact[] {
  const { t } = sheet
  const { subWalletName, subWalletId, issuedAt } = statement
  const account = subWalletId === null ? t.mainWallet : t.subWallet(subWalletName ?? '', subWalletId)
  return [
    [t.account, [{ text: account }]],
    [t.currency, [{ text: t.saudiRiyal }]],
    [t.period, [{ text: daysOf(sheet, statement), style: STRONG }]],
    [t.issued, [{ text: momentOf(sheet, issuedAt) }]],
  ]
}

/** Four boxes that add up. */
function drawBalances(sheet: Sheet, statement: Statement, top: number): number {
  const { pdf, t } = sheet
  const { opening, moneyIn, moneyOut, closing, isInterim } = statement
  const gap = 8
  const width = (WIDTH - 3 * gap) / 4
  const boxes = [
    [t.opening, figureOf(opening)],
    [t.moneyIn, signedFigure('+', moneyIn)],
    [t.moneyOut, signedFigure('-', moneyOut)],
    [isInterim ? t.closingInterim : t.closing, figureOf(closing)],
  ] as const
  for (const [index, [label, figure]] of boxes.entries()) {
    const box = { start: index * (width + gap), width }
    const isLast = index === boxes.length - 1
    pdf.roundedRect(sheet.leftOf(box), top, width, 46, 5).fill(isLast ? BRAND : TINT)
    const inner = { start: box.start + 9, width: width - 18 }
    sheet.text(label, inner, top + 17, SMALL, isLast ? '#ffffff' : MUTED)
    sheet.text(figure, inner, top + 35, { weight: 600, size: 12 }, isLast ? '#ffffff' : INK, 'ltr')
  }
  const noteBox = { start: 0, width: WIDTH }
  const end = sheet.paragraph(t.onHold, noteBox, top + 62, SMALL, MUTED)
  return isInterim ? sheet.paragraph(t.interim, noteBox, end, SMALL, MUTED) + 4 : end + 4
}

const signedFigure = (sign: '+' | '-', halalas: number) => `${halalas === 0 ? '' : sign}${figureOf(halalas)}`

function drawHeading(sheet: Sheet, y: number): number {
  const { columns } = sheet.t
  sheet.pdf.rect(MARGIN, y, WIDTH, HEADING).fill(TINT)
  const line = y + 13.5
  const style = { weight: 600, size: 8.5 } as const
  sheet.text(columns.date, DATE, line, style)
  sheet.text(columns.description, DESCRIPTION, line, style)
  for (const [box, label] of [
    [IN, columns.moneyIn],
    [OUT, columns.moneyOut],
    [BALANCE, columns.balance],
  ] as const)
    sheet.figure(label, box, line, style)
  return y + HEADING
}

function drawEntry(sheet: Sheet, entry: StatementEntry, y: number): void {
  const { createdAt, type, counterparty, counterpartyArabic, referenceId, amount, balance } = entry
  const { locale } = sheet
  const [first, second] = [y + 11.5, y + 21.5]
  sheet.text(riyadhDay(createdAt), DATE, first, BODY, INK, 'ltr')
  sheet.text(riyadhTime(createdAt), DATE, second, SMALL, MUTED, 'ltr')
  sheet.text(nameIn(locale, counterparty, counterpartyArabic), DESCRIPTION, first, BODY, INK, 'auto')
  sheet.text(
    `${TRANSACTION_TYPE_LABELS[locale][type]} · ${leftToRight(sheet, referenceId)}`,
    DESCRIPTION,
    second,
    SMALL,
    MUTED,
  )
  sheet.figure(figureOf(Math.abs(amount)), amount > 0 ? IN : OUT, first, BODY)
  sheet.figure(figureOf(balance), BALANCE, first, STRONG)
  sheet.rule(y + ROW)
}

/** Draws a further page, with the holder of the statement. Returns where its table begins. */
function addPage(sheet: Sheet, statement: Statement): number {
  const { pdf, t, base, locale } = sheet
  const { holder, holderArabic } = statement
  pdf.addPage({ size: [PAGE_WIDTH, PAGE_HEIGHT], margin: 0 })
  drawLogo(pdf, base)
  sheet.ending(nameIn(locale, holder, holderArabic), MARGIN + 4, STRONG, INK, 'auto')
  sheet.ending(`${t.titles.statement} · ${daysOf(sheet, statement)}`, MARGIN + 17, SMALL, MUTED)
  return MARGIN + 34
}
