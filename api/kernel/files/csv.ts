/** Spreadsheets ignore quotes, spaces and invisible characters before the sign of a formula. */
const BEFORE_SIGN = '["\\s\\p{Cc}\\p{Cf}]*'
/** Some input methods write full-width signs. */
const BEGINS_FORMULA = new RegExp(`^(${BEFORE_SIGN})(?=[=+\\-@＝＋－＠])`, 'u')
/**
 * Matches the beginning of a formula inside a text. A spreadsheet that divides cells at semicolons does not keep a quoted text together, and its
 * line breaks end rows. A text must not call a function or a program there either. A sign alone is kept, since notes contain lists with dashes and
 * phone numbers.
 */
const BEGINS_CALL = new RegExp(`(?<=[;\\t\\r\\n]${BEFORE_SIGN})(?=[=@＝＠]|[+\\-＋－][^;\\t\\r\\n]*[(|!])`, 'gu')
const NEEDS_QUOTES = /[",\r\n]/

/** The mark that tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Returns a record by RFC 4180. */
export const csvRecord = (cells: string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** Returns a cell for a text that others have written, which a spreadsheet must not interpret as a formula. */
export const textCell = (text: string): string => text.replace(BEGINS_FORMULA, "$1'").replace(BEGINS_CALL, "'")

/** Returns halalas as a decimal number of riyals. */
export function decimalCell(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
