import { CsvError, parse } from 'csv-parse/sync'
import { TransferNote, TransferPurpose, type TransferRowProblem } from '#api/contract/generated/schemas.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { MAX_BATCH_ROWS } from '#domain/constants.ts'
import { withoutBidiMarks } from '#domain/digits.ts'
import { cleanIban, ibanProblem } from '#domain/money/iban.ts'
import { bareAmount, halalasOf, withDecimalPoint } from '#domain/money/money.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'

type Column = TransferRowProblem['column']

/** A row that can be read. */
export interface FileRow {
  /** In the file, from 1. */
  line: number
  iban: string
  /** In halalas. */
  amount: number
  purpose: TransferPurpose
  note: string | null
}

/** Names of the columns in the first row, as `plainText` leaves them. */
const NAMES: Record<Column, readonly string[]> = {
  iban: ['iban', 'الآيبان', 'الايبان', 'آيبان', 'ايبان', 'رقم الآيبان'],
  amount: ['amount', 'المبلغ', 'مبلغ'],
  purpose: ['purpose', 'الغرض', 'غرض'],
  note: ['note', 'ملاحظة', 'الملاحظة'],
}
const REQUIRED = ['iban', 'amount', 'purpose'] as const satisfies Column[]

const plainText = (text: string) => withoutBidiMarks(text).trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The purposes by their codes and by their names in both languages. */
const PURPOSES = new Map<string, TransferPurpose>(
  TransferPurpose.options.flatMap(code =>
    [code, TRANSFER_PURPOSE_LABELS.en[code], TRANSFER_PURPOSE_LABELS.ar[code]].map(
      name => [plainText(name), code] as const,
    ),
  ),
)

/**
 * Reads a CSV file as people and Excel write it: separators, decimal commas and digits of any usual kind. Returns what is wrong with the rows
 * beside those that can be read. Throws `TRANSFER_FILE_INVALID` for a file that is no such table.
 */
export function readTransferFile(csv: string): { rows: FileRow[]; problems: TransferRowProblem[] } {
  const [head, ...body] = readTable(csv)
  const places = placesOf(head?.cells ?? [])
  if (body.length === 0) throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'no_rows' })
  if (body.length > MAX_BATCH_ROWS) throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'too_many_rows' })
  const read = body.map(({ line, cells }) => readRow(line, column => cells[places.get(column) ?? -1] ?? ''))
  return {
    rows: read.flatMap(each => ('row' in each ? [each.row] : [])),
    problems: read.flatMap(each => ('problems' in each ? each.problems : [])),
  }
}

interface TableRow {
  line: number
  cells: string[]
}

function readTable(csv: string): TableRow[] {
  const { text, firstLine, delimiter } = withDelimiter(csv)
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      on_record: (cells: string[], { lines }) => [String(firstLine - 1 + lines), ...cells],
      relax_column_count: true,
      skip_records_with_empty_values: true,
      // One more than allowed, to be refused.
      to: MAX_BATCH_ROWS + 2,
      trim: true,
    })
    return records.map(([line, ...cells]) => ({ line: Number(line), cells }))
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'not_csv' })
  }
}

/** Excel names the separator in a line of its own. Else it is what the first row has most of. */
function withDelimiter(csv: string): { text: string; firstLine: number; delimiter: string } {
  const named = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(csv)
  if (named) return { text: csv.slice(named[0].length), firstLine: 2, delimiter: named[1]! }
  const [head = ''] = csv.split(/[\r\n]/, 1)
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { text: csv, firstLine: 1, delimiter }
}

/** Where each column is. Other columns may stand beside them. */
function placesOf(head: string[]): Map<Column, number> {
  const names = head.map(plainText)
  const places = new Map<Column, number>()
  for (const column of ['iban', 'amount', 'purpose', 'note'] as const) {
    const place = names.findIndex(name => NAMES[column].includes(name))
    if (place !== -1) places.set(column, place)
  }
  if (REQUIRED.some(column => !places.has(column)))
    throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'columns_missing' })
  return places
}

function readRow(
  line: number,
  cellOf: (column: Column) => string,
): { row: FileRow } | { problems: TransferRowProblem[] } {
  const iban = cleanIban(cellOf('iban'))
  const amount = halalasOf(bareAmount(withDecimalPoint(cellOf('amount'))))
  const purpose = PURPOSES.get(plainText(cellOf('purpose')))
  const note = cellOf('note') || null
  if (ibanProblem(iban) === null && isAmount(amount) && purpose && isNote(note))
    return { row: { line, iban, amount, purpose, note } }
  const problems: [Column, TransferRowProblem['problem'] | false][] = [
    ['iban', ibanProblem(iban) !== null && (iban === '' ? 'missing' : 'invalid')],
    ['amount', !isAmount(amount) && (cellOf('amount') === '' ? 'missing' : 'invalid')],
    ['purpose', !purpose && (cellOf('purpose') === '' ? 'missing' : 'unknown')],
    ['note', !isNote(note) && (note!.length > NOTE_LENGTH ? 'too_long' : 'invalid')],
  ]
  return { problems: problems.flatMap(([column, problem]) => (problem ? [{ line, column, problem }] : [])) }
}

const NOTE_LENGTH = 140

const isAmount = (amount: number | null): amount is number => Number.isSafeInteger(amount) && amount! > 0
const isNote = (note: string | null): boolean => note === null || TransferNote.safeParse(note).success
