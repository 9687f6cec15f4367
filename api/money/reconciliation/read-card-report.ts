import { readTime, riyadhDay } from '#domain/riyadh-time.ts'
import {
  invalidFile,
  invalidLine,
  isReference,
  type ReportedFile,
  type ReportedLine,
  smallestUnits,
} from './reported-file.ts'

const COLUMNS = ['payment_id', 'given_id', 'amount', 'currency', 'kind', 'time'] as const
/** Spreadsheets save either. */
const SEPARATORS = [',', ';']
const KINDS = ['payment', 'refund', 'settlement'] as const

/** Whether the text begins with the columns of a report. */
export const isCardReport = (content: string): boolean => separatorOf(content) !== undefined

/**
 * Reads the CSV report of the card provider.
 * @throws PlinkError `RECONCILIATION_FILE_INVALID`
 */
export function readCardReport(content: string): ReportedFile {
  const separator = separatorOf(content)
  if (separator === undefined) throw invalidFile('not_readable')
  const lines = rowsOf(content)
    .map((row, index) => ({ row, number: index + 1 }))
    .slice(1)
    .filter(({ row }) => row !== '')
    .map(({ row, number }) => {
      const line = lineOf(cellsOf(row, separator))
      if (!line) throw invalidLine(number)
      return line
    })
  const days = new Set(lines.map(({ bookedAt }) => riyadhDay(bookedAt)))
  const [day] = days
  if (day === undefined) throw invalidFile('no_lines')
  if (days.size > 1) throw invalidFile('several_days')
  return { source: 'cards', day, opening: null, closing: null, lines }
}

const rowsOf = (content: string): string[] => content.split(/\r?\n/)

const cellsOf = (row: string, separator: string): string[] =>
  row.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))

function separatorOf(content: string): string | undefined {
  const [head = ''] = content.slice(0, 200).split(/\r?\n/)
  return SEPARATORS.find(separator => cellsOf(head, separator).join() === COLUMNS.join())
}

function lineOf([paymentId, givenId, amount = '', currency = '', kind, time = '', ...more]: string[]):
  | ReportedLine
  | undefined {
  const movement = KINDS.find(each => each === kind)
  const units = smallestUnits(amount, currency)
  const reference = givenId || paymentId
  const bookedAt = readTime(time)
  if (!movement || !units || !bookedAt || more.length > 0 || !isReference(reference)) return undefined
  return { movement, reference, amount: movement === 'payment' ? units : -units, currency, bookedAt }
}
