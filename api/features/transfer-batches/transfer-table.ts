import { TransferNote, TransferPurpose, type TransferRowProblem } from '#api/contract/generated/schemas.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { MAX_BATCH_ROWS } from '#domain/constants.ts'
import { cleanIban, ibanProblem } from '#domain/money/iban.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { headingName, readTable, type Table, TableError, type TableRow, tableOfSheet } from '#domain/table.ts'
import { visibleLine } from '#domain/visible-text.ts'

type Column = TransferRowProblem['column']

/** A row that can be read. */
export interface FileRow {
  /** The number of the row, as a spreadsheet shows it. */
  line: number
  iban: string
  /** The amount in halalas. */
  amount: number
  purpose: TransferPurpose
  note: string | null
}

/** Names of the columns in the first row, as `headingName` leaves them. */
const NAMES: Record<Column, readonly string[]> = {
  iban: ['iban', 'الآيبان', 'الايبان', 'آيبان', 'ايبان', 'رقم الآيبان'],
  amount: ['amount', 'المبلغ', 'مبلغ'],
  purpose: ['purpose', 'الغرض', 'غرض'],
  note: ['note', 'ملاحظة', 'الملاحظة'],
}
const REQUIRED: readonly Column[] = ['iban', 'amount', 'purpose']
const COLUMNS: readonly Column[] = [...REQUIRED, 'note']

/** The purposes by their codes and by their names in both languages. */
const PURPOSES = new Map<string, TransferPurpose>(
  TransferPurpose.options.flatMap(code =>
    [code, TRANSFER_PURPOSE_LABELS.en[code], TRANSFER_PURPOSE_LABELS.ar[code]].map(
      name => [headingName(name), code] as const,
    ),
  ),
)

/** What a file says about a payment, as it stands there. */
export type RowTexts = Record<Column, string>

export interface TransferFile {
  /** The rows that can be read. */
  rows: FileRow[]
  /** The errors of the others. */
  problems: TransferRowProblem[]
  /** All rows by their lines. */
  texts: Map<number, RowTexts>
}

/**
 * Reads a table of payments: amounts, purposes and digits as people write them, and all else exactly as it stands. Returns the errors of
 * rows beside the rows that can be read. Throws `TRANSFER_FILE_INVALID` if the file is not such a table.
 */
export const readTransferTable = (csv: string): TransferFile => refusingTables(() => readRows(textsOf(readTable(csv))))

/** As `readTransferTable`, for the rows of a sheet. */
export const readTransferSheet = (sheet: TableRow[]): TransferFile =>
  refusingTables(() => readRows(textsOf(tableOfSheet(sheet))))

function refusingTables<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof TableError)) throw cause
    const { problem, cell } = cause
    throw new PlinkError('TRANSFER_FILE_INVALID', { reason: problem === 'quotes' ? 'not_csv' : problem, cell })
  }
}

function* textsOf(table: Table): Generator<[line: number, texts: RowTexts]> {
  const places = placesOf(table)
  const textIn = (cells: string[], column: Column) => cells[places.get(column) ?? -1]?.trim() ?? ''
  for (const { row, cells } of table.rows) {
    if (cells.length === 0) continue
    const of = (column: Column) => textIn(cells, column)
    yield [row, { iban: of('iban'), amount: of('amount'), purpose: of('purpose'), note: of('note') }]
  }
}

/** Reads rows of any format. Throws `TRANSFER_FILE_INVALID`. */
export function readRows(lines: Iterable<[line: number, texts: RowTexts]>): TransferFile {
  const file: TransferFile = { rows: [], problems: [], texts: new Map() }
  for (const [line, texts] of lines) {
    if (file.texts.size === MAX_BATCH_ROWS) throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'too_many_rows' })
    file.texts.set(line, texts)
    const result = readRow(line, texts)
    if ('row' in result) file.rows.push(result.row)
    else file.problems.push(...result.problems)
  }
  if (file.texts.size === 0) throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'no_rows' })
  return file
}

/** Returns the position of each column. There may be other columns. */
function placesOf({ row, headings }: Table): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [index, heading] of headings.entries()) {
    const column = COLUMNS.find(each => NAMES[each].includes(headingName(heading)))
    if (!column) continue
    // The same heading may stand twice in two languages or in two spellings.
    if (places.has(column)) throw new TableError('heading_twice', row, index)
    places.set(column, index)
  }
  if (REQUIRED.some(column => !places.has(column)))
    throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'columns_missing' })
  return places
}

function readRow(line: number, texts: RowTexts): { row: FileRow } | { problems: TransferRowProblem[] } {
  const iban = cleanIban(texts.iban)
  const { halalas: amount } = readAmount(texts.amount)
  const purpose = PURPOSES.get(headingName(texts.purpose))
  const note = visibleLine(texts.note) || null
  if (ibanProblem(iban) === null && isAmount(amount) && purpose && isNote(note))
    return { row: { line, iban, amount, purpose, note } }
  const problems: [Column, TransferRowProblem['problem'] | false][] = [
    ['iban', ibanProblem(iban) !== null && (iban === '' ? 'missing' : 'invalid')],
    ['amount', !isAmount(amount) && (texts.amount === '' ? 'missing' : 'invalid')],
    ['purpose', !purpose && (texts.purpose === '' ? 'missing' : 'unknown')],
    ['note', !isNote(note) && (note!.length > NOTE_LENGTH ? 'too_long' : 'invalid')],
  ]
  return { problems: problems.flatMap(([column, problem]) => (problem ? [{ line, column, problem }] : [])) }
}

const NOTE_LENGTH = 140

const isAmount = (amount: number | null): amount is number => Number.isSafeInteger(amount) && amount! > 0
const isNote = (note: string | null): boolean => note === null || TransferNote.safeParse(note).success
