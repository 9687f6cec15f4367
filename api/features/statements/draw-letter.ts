import type { IssuedDocumentRow } from '#api/kernel/db/schema/statements.ts'
import { BRAND, INK, LINE, MARGIN, TINT } from '#api/kernel/pdf/letterhead.ts'
import { fileOf } from '#api/kernel/pdf/pdf-text.ts'
import { bankCodeOf, formatIban } from '#domain/money/iban.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'
import type { DocumentLocale } from '#domain/money/statement-labels.ts'
import {
  drawBeginning,
  drawFooters,
  type Fact,
  figureOf,
  momentOf,
  newSheet,
  type Sheet,
  type SheetFacts,
  STRONG,
  WIDTH,
} from './sheet.ts'

const TEXT = { weight: 400, size: 11 } as const
const WHOLE = { start: 0, width: WIDTH }

/** A balance certificate or an IBAN letter, on one page. */
export function drawLetter(facts: SheetFacts, locale: DocumentLocale): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = newSheet(facts, locale)
  const { document } = facts
  const { t } = sheet
  const issueDate: Fact = [t.issued, [{ text: momentOf(sheet, document.issuedAt) }]]
  const currency: Fact = [t.currency, [{ text: t.saudiRiyal }]]
  const top = drawBeginning(sheet, facts, document.kind === 'iban_letter' ? [issueDate] : [currency, issueDate])
  if (document.kind === 'iban_letter') drawIban(sheet, document, top + 18)
  else drawCertificate(sheet, document, top + 18)
  drawFooters(sheet, facts)
  return fileOf(sheet.pdf)
}

function drawIban(sheet: Sheet, { iban }: IssuedDocumentRow, top: number): void {
  const { pdf, t, locale } = sheet
  let y = sheet.paragraph(t.confirmIban, WHOLE, top, TEXT)
  pdf.roundedRect(MARGIN, y, WIDTH, 62, 6).fill(TINT)
  const inner = { start: 16, width: WIDTH - 32 }
  sheet.text(formatIban(iban ?? ''), inner, y + 28, { weight: 600, size: 17 }, BRAND, 'ltr')
  sheet.text(bankOf(bankCodeOf(iban ?? ''))?.[locale] ?? '', inner, y + 48, TEXT)
  y += 62 + 28
  sheet.paragraph(t.useIban, WHOLE, y, TEXT)
}

function drawCertificate(sheet: Sheet, { balances, closing, issuedAt }: IssuedDocumentRow, top: number): void {
  const { pdf, t } = sheet
  let y = sheet.paragraph(t.certify(momentOf(sheet, issuedAt)), WHOLE, top, TEXT) + 6
  const name = { start: 12, width: WIDTH * 0.6 }
  const figure = { start: WIDTH * 0.65, width: WIDTH * 0.35 - 12 }
  for (const { balance, subWallet, name: subWalletName = '' } of balances ?? []) {
    sheet.text(subWallet ? t.subWallet(subWalletName, subWallet) : t.mainWallet, name, y + 16, TEXT)
    sheet.figure(figureOf(balance.amount), figure, y + 16, TEXT)
    y += 26
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .stroke(LINE)
  }
  pdf.roundedRect(MARGIN, y + 8, WIDTH, 34, 5).fill(TINT)
  sheet.text(t.total, name, y + 29, { ...STRONG, size: 11 }, INK)
  sheet.figure(figureOf(closing ?? 0), figure, y + 29, { weight: 600, size: 13 }, BRAND)
  sheet.paragraph(t.computerMade, WHOLE, y + 70, TEXT)
}
