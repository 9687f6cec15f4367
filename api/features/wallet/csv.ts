/**
 * Where a spreadsheet would take what comes for a formula; the wide ones are what some input methods write. In Saudi Arabia and many
 * other places it takes a semicolon for the end of a cell.
 */
const FORMULA = /(?<=^|;)(?=[=+\-@\t\r\n＝＋－＠])/g
const NEEDS_QUOTES = /[",\r\n]/

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A record by RFC 4180. */
export const csvRecord = (cells: string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** Text that somebody else has chosen, as a cell that is text and nothing else. */
export const textCell = (text: string): string => text.replace(FORMULA, "'")

/** Halalas as a decimal number of riyals. */
export function decimalCell(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
