/**
 * Positions at which a spreadsheet may take the text that follows for a formula. A cell begins at the start of the text, and after every
 * character that separates cells or rows in some locale: where the semicolon separates, the quotes around a text with a comma or a line
 * break do not hold it together. Spreadsheets ignore quotes, spaces and invisible characters before the sign. Some input methods write
 * full-width signs.
 */
const FORMULA = /(?<=(?:^|[,;|\t\r\n\u060C\u061B])["\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu
const NEEDS_QUOTES = /[",\r\n]/

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A record by RFC 4180. */
export const csvRecord = (cells: string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** A cell for text that others have chosen, which a spreadsheet must not take for a formula. */
export const textCell = (text: string): string => text.replace(FORMULA, "'")

/** Halalas as a decimal number of riyals. */
export function decimalCell(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
