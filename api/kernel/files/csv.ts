/** Spreadsheets ignore quotes, spaces and invisible characters before the sign of a formula. */
const BEFORE_SIGN = '["\\s\\p{Cc}\\p{Cf}]*'
/** Some input methods write full-width signs. */
const BEGINS_FORMULA = new RegExp(`^(${BEFORE_SIGN})(?=[=+\\-@＝＋－＠])`, 'u')
/**
 * Where the semicolon divides cells, quotes do not hold a text with one together, and its line breaks end rows. There too, nothing may call
 * a function or a program. A sign alone stays, since notes have lists with dashes and phone numbers.
 */
const BEGINS_CALL = new RegExp(`(?<=[;\\t\\r\\n]${BEFORE_SIGN})(?=[=@＝＠]|[+\\-＋－][^;\\t\\r\\n]*[(|!])`, 'gu')
const NEEDS_QUOTES = /[",\r\n]/

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A record by RFC 4180. */
export const csvRecord = (cells: string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** A cell for text that others have chosen, which a spreadsheet must not take for a formula. */
export const textCell = (text: string): string => text.replace(BEGINS_FORMULA, "$1'").replace(BEGINS_CALL, "'")

/** Halalas as a decimal number of riyals. */
export function decimalCell(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
