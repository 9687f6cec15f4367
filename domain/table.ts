import { visibleLine } from './visible-text.ts'

/** A place in a table, named as in a spreadsheet: rows from 1, columns by letters. */
export interface CellPlace {
  row: number
  column: string
}

/**
 * `quotes` means that a quote does not enclose a whole cell, or is not closed. `cell_count` means that a row has more or fewer cells than there are
 * headings. `heading_twice` means that two columns have the same heading. `heading_missing` means that a cell has no heading above it.
 */
export type TableProblem = 'quotes' | 'cell_count' | 'heading_twice' | 'heading_missing'

/** The text is not a table, or a damaged one. No part of it may be used. */
export class TableError extends Error {
  readonly problem: TableProblem
  readonly cell: CellPlace

  constructor(problem: TableProblem, row: number, index: number) {
    const cell = { row, column: columnName(index) }
    super(`${problem} in row ${row}, column ${cell.column}`)
    this.problem = problem
    this.cell = cell
  }
}

export interface TableRow {
  row: number
  /** The cells of the row. There are as many as headings, or none if the row is blank. */
  cells: string[]
}

export interface Table {
  /** The row of the headings. */
  row: number
  headings: string[]
  /** The rows, which are read one by one, so that a long table can be read in slices. Reading throws `TableError`. */
  rows: Iterable<TableRow>
}

/** Excel writes the separator into a line of its own, which it does not show. */
const NAMED_DELIMITER = /^sep=([,;\t])(?:\r\n|\r|\n)/i
const DELIMITERS = [',', ';', '\t']

/**
 * Reads a table by RFC 4180, with commas, semicolons or tabs between the cells, and exactly as it was written: CR LF, LF or CR ends a row, each row
 * has as many cells as there are headings, and each heading occurs once. Any other text is rejected as a whole.
 * @throws TableError
 */
export function readTable(text: string): Table {
  const content = text.replace(/^\uFEFF/, '')
  const [line = '', named] = NAMED_DELIMITER.exec(content) ?? []
  const records = new Records(content.slice(line.length), named ?? delimiterOf(content))
  const headings = firstFilled(records) ?? []
  const { row } = records
  return { row, headings, rows: rowsBelow(records, distinctNames(row, headings)) }
}

/**
 * Makes a table of the rows of a sheet, in which a row ends with its last filled cell. The first row has the headings.
 * @throws TableError
 */
export function tableOfSheet([first, ...others]: TableRow[]): Table {
  const { row, cells: headings } = first ?? { row: 1, cells: [] }
  const names = distinctNames(row, headings)
  return { row, headings, rows: others.map(each => ({ row: each.row, cells: sheetCells(each, names) })) }
}

/** Returns the cells of a row, as many as there are headings. */
function sheetCells({ row, cells }: TableRow, names: string[]): string[] {
  const unnamed = cells.findIndex((cell, index) => (names[index] ?? '') === '' && !isBlank(cell))
  if (unnamed !== -1) throw new TableError('heading_missing', row, unnamed)
  return cells.every(isBlank) ? [] : names.map((_, index) => cells[index] ?? '')
}

/** Returns the headings as they are compared. */
function distinctNames(row: number, headings: string[]): string[] {
  const names = headings.map(headingName)
  const twice = names.findIndex((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== -1) throw new TableError('heading_twice', row, twice)
  return names
}

/** Returns a heading as it is compared: its visible text, in lower case. */
export const headingName = (text: string): string => visibleLine(text).normalize('NFC').toLowerCase()

function* rowsBelow(records: Records, names: string[]): Generator<TableRow> {
  for (;;) {
    const cells = records.next(names.length)
    if (!cells) return
    const { row } = records
    if (isBlankLine(cells)) {
      yield { row, cells: [] }
      continue
    }
    if (cells.length < names.length) throw new TableError('cell_count', row, cells.length)
    const unnamed = cells.findIndex((cell, index) => names[index] === '' && !isBlank(cell))
    if (unnamed !== -1) throw new TableError('heading_missing', row, unnamed)
    yield { row, cells: cells.every(isBlank) ? [] : cells }
  }
}

/** Whether the cell has no visible text. Most cells contain ASCII characters, which are faster to find than visible ones. */
const isBlank = (cell: string): boolean => !/[!-~]/.test(cell) && visibleLine(cell) === ''

/** Whether the line is blank. A spreadsheet counts it as a row. */
const isBlankLine = (cells: string[]): boolean => cells.length === 1 && isBlank(cells[0] ?? '')

function firstFilled(records: Records): string[] | undefined {
  for (;;) {
    const cells = records.next()
    if (!cells || !isBlankLine(cells)) return cells
  }
}

/** Returns the separator that divides the headings into the most cells. */
function delimiterOf(content: string): string {
  const counts = DELIMITERS.map(delimiter => ({ delimiter, count: headingCount(content, delimiter) }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).delimiter
}

function headingCount(content: string, delimiter: string): number {
  try {
    return firstFilled(new Records(content, delimiter))?.length ?? 0
  } catch (cause) {
    if (cause instanceof TableError) return 0
    throw cause
  }
}

/** Reads the records of a text one after the other. */
class Records {
  /** The row of the last record. */
  row = 0
  readonly #text: string
  readonly #delimiter: string
  readonly #ends: RegExp
  #at = 0

  constructor(text: string, delimiter: string) {
    this.#text = text
    this.#delimiter = delimiter
    this.#ends = new RegExp(`["\\r\\n${delimiter}]`, 'g')
  }

  /**
   * Returns the cells of the next record, or undefined at the end.
   * @param most the highest number of cells that it may have
   */
  next(most = Number.POSITIVE_INFINITY): string[] | undefined {
    if (this.#at >= this.#text.length) return undefined
    this.row += 1
    return this.#record(most)
  }

  #record(most: number): string[] {
    const cells: string[] = []
    for (;;) {
      if (cells.length === most) throw new TableError('cell_count', this.row, most)
      cells.push(this.#text[this.#at] === '"' ? this.#quoted(cells.length) : this.#plain(cells.length))
      if (this.#text[this.#at] !== this.#delimiter) break
      this.#at += 1
    }
    this.#at += this.#text.startsWith('\r\n', this.#at) ? 2 : 1
    return cells
  }

  #plain(index: number): string {
    this.#ends.lastIndex = this.#at
    const end = this.#ends.exec(this.#text)?.index ?? this.#text.length
    if (this.#text[end] === '"') throw new TableError('quotes', this.row, index)
    const cell = this.#text.slice(this.#at, end)
    this.#at = end
    return cell
  }

  #quoted(index: number): string {
    let cell = ''
    let start = this.#at + 1
    for (;;) {
      const quote = this.#text.indexOf('"', start)
      if (quote === -1) throw new TableError('quotes', this.row, index)
      cell += this.#text.slice(start, quote)
      this.#at = quote + 1
      const next = this.#text[this.#at]
      if (next !== '"') {
        const isEnd = next === undefined || next === this.#delimiter || next === '\r' || next === '\n'
        if (!isEnd) throw new TableError('quotes', this.row, index)
        return cell
      }
      // Two quotes stand for one quote.
      cell += next
      start = this.#at + 1
    }
  }
}

/** Returns the name of a column, counted from 0: `A` to `Z`, then `AA`. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}
