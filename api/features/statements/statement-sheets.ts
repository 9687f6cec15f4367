import type { WorkbookCell, WorkbookSheet } from '#api/kernel/files/workbook.ts'
import { formatDocumentCode } from '#domain/document-code.ts'
import {
  DOCUMENT_LABELS,
  type DocumentLocale,
  STATEMENT_COLUMN_LABELS,
  STATEMENT_SHEET_LABELS,
} from '#domain/money/statement-labels.ts'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import { nameIn } from '#domain/name-in.ts'
import { riyadhDay, riyadhTime } from '#domain/riyadh-time.ts'
import type { StatementEntry } from './statement-entries.ts'
import type { Statement } from './statements.store.ts'

/** Returns the sheets of a statement: its entries, oldest first, and the sums with which it was issued. */
export function statementSheets(
  statement: Statement,
  entries: AsyncIterable<StatementEntry[]>,
  locale: DocumentLocale,
): WorkbookSheet[] {
  const names = STATEMENT_SHEET_LABELS[locale]
  const isRightToLeft = locale === 'ar'
  return [
    {
      name: names.entries,
      isRightToLeft,
      widths: [12, 8, 30, 40, 20, 10, 16, 16, 18],
      hasHeadings: true,
      rows: entryRows(entries, locale),
    },
    {
      name: names.summary,
      isRightToLeft,
      widths: [24, 44],
      hasHeadings: false,
      rows: [summaryRows(statement, locale)],
    },
  ]
}

async function* entryRows(
  entries: AsyncIterable<StatementEntry[]>,
  locale: DocumentLocale,
): AsyncGenerator<WorkbookCell[][], void, undefined> {
  yield [STATEMENT_COLUMN_LABELS[locale].map(text => ({ text, isHeading: true }))]
  for await (const slice of entries) yield slice.map(entry => entryRow(entry, locale))
}

function entryRow(entry: StatementEntry, locale: DocumentLocale): WorkbookCell[] {
  const { createdAt, type, counterparty, counterpartyArabic, referenceId, amount, balance } = entry
  return [
    { day: riyadhDay(createdAt) },
    { text: riyadhTime(createdAt) },
    { text: TRANSACTION_TYPE_LABELS[locale][type] },
    { text: nameIn(locale, counterparty, counterpartyArabic) },
    { text: referenceId },
    { text: 'SAR' },
    amount > 0 ? { halalas: amount } : undefined,
    amount < 0 ? { halalas: -amount } : undefined,
    { halalas: balance },
  ]
}

function summaryRows(statement: Statement, locale: DocumentLocale): WorkbookCell[][] {
  const { subWalletId, subWalletName, iban, fromDay, toDay, issuedAt, code, isInterim } = statement
  const t = DOCUMENT_LABELS[locale]
  const names = STATEMENT_SHEET_LABELS[locale]
  const row = (label: string, cell: WorkbookCell): WorkbookCell[] => [{ text: label, isHeading: true }, cell]
  return [
    row(t.holder, { text: nameIn(locale, statement.holder, statement.holderArabic) }),
    row(t.account, { text: subWalletId ? t.subWallet(subWalletName ?? '', subWalletId) : t.mainWallet }),
    ...(subWalletId === null && iban !== null ? [row(t.iban, { text: iban })] : []),
    row(t.currency, { text: 'SAR' }),
    row(names.from, { day: fromDay }),
    row(names.to, { day: toDay }),
    row(t.opening, { halalas: statement.opening }),
    row(t.moneyIn, { halalas: statement.moneyIn }),
    row(t.moneyOut, { halalas: statement.moneyOut }),
    row(isInterim ? t.closingInterim : t.closing, { halalas: statement.closing }),
    row(names.entryCount, { count: statement.entryCount }),
    row(t.issued, { day: riyadhDay(issuedAt) }),
    row(names.code, { text: formatDocumentCode(code) }),
  ]
}
