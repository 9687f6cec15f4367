import { setImmediate } from 'node:timers/promises'
import { type Day, readTime, riyadhDay } from '#domain/riyadh-time.ts'
import { columnName, readTable, type Table, TableError } from '#domain/table.ts'
import {
  invalidFile,
  invalidLine,
  isCurrency,
  isReference,
  type ReportedFile,
  type ReportedLine,
  smallestUnits,
} from './reported-file.ts'

const COLUMNS = ['payment_id', 'given_id', 'amount', 'currency', 'kind', 'time'] as const
type Column = (typeof COLUMNS)[number]
const KINDS = ['payment', 'refund', 'settlement'] as const
/** The headings are looked for within this many characters. */
const HEADINGS_LENGTH = 200

/** The number of lines that are read before other requests get their turn. */
const SLICE = 500

/** Whether the text begins with the columns of a report. */
export function isCardReport(content: string): boolean {
  try {
    return hasColumns(readTable(content.slice(0, HEADINGS_LENGTH)))
  } catch (cause) {
    if (cause instanceof TableError) return false
    throw cause
  }
}

/**
 * Reads the CSV report of the card provider. Other requests get their turn after each slice of it.
 * @throws PlinkError `RECONCILIATION_FILE_INVALID`
 */
export async function readCardReport(content: string): Promise<ReportedFile> {
  if (!isCardReport(content)) throw invalidFile('not_readable')
  const { lines, days } = await linesOf(readTable(content))
  const [day] = days
  if (day === undefined) throw invalidFile('no_lines')
  if (days.size > 1) throw invalidFile('several_days')
  return { source: 'cards', day, opening: null, closing: null, lines }
}

const hasColumns = ({ headings }: Table): boolean => headings.map(each => each.trim()).join() === COLUMNS.join()

async function linesOf(table: Table): Promise<{ lines: ReportedLine[]; days: Set<Day> }> {
  const lines: ReportedLine[] = []
  const days = new Set<Day>()
  try {
    for (const { row, cells } of table.rows) {
      if (row % SLICE === 0) await setImmediate()
      if (cells.length === 0) continue
      const line = lineOf(cells.map(cell => cell.trim()))
      if (typeof line === 'string') throw invalidLine(row, { row, column: columnName(COLUMNS.indexOf(line)) })
      lines.push(line)
      days.add(riyadhDay(line.bookedAt))
    }
  } catch (cause) {
    throw cause instanceof TableError ? invalidLine(cause.cell.row, cause.cell) : cause
  }
  return { lines, days }
}

/** Returns the line, or the column that cannot be read. */
function lineOf([paymentId, givenId, amount = '', currency = '', kind, time = '']: string[]): ReportedLine | Column {
  const movement = KINDS.find(each => each === kind)
  const units = smallestUnits(amount, currency)
  const reference = givenId || paymentId
  const bookedAt = readTime(time)
  if (!isReference(reference)) return givenId ? 'given_id' : 'payment_id'
  if (!isCurrency(currency)) return 'currency'
  if (!units) return 'amount'
  if (!movement) return 'kind'
  if (!bookedAt) return 'time'
  return { movement, reference, amount: movement === 'payment' ? units : -units, currency, bookedAt }
}
