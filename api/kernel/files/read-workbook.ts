import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { type CellPlace, columnName, type TableRow } from '#domain/table.ts'
import { Archive, ArchiveError } from './read-archive.ts'

/**
 * `locked`: a password protects it, or it is of a format before 2007. `too_large`: it unpacks to more than is allowed. The others say what a reader
 * would have to guess about.
 */
export type WorkbookProblem =
  | 'workbook_unreadable'
  | 'workbook_locked'
  | 'too_large'
  | 'several_sheets'
  | 'hidden_sheet'
  | 'hidden_cells'
  | 'merged_cells'
  | 'formula'

/** The workbook is not one plain sheet. No part of it may be used. */
export class WorkbookError extends Error {
  readonly problem: WorkbookProblem
  readonly cell: CellPlace | undefined

  constructor(problem: WorkbookProblem, cell?: CellPlace) {
    super(cell ? `${problem} in row ${cell.row}, column ${cell.column}` : problem)
    this.problem = problem
    this.cell = cell
  }
}

/** What a sheet of some thousand rows unpacks to, many times over. */
const MAX_UNPACKED_BYTES = 8_000_000
/** The number of characters that are parsed before other requests get their turn. */
const CHUNK = 32 * 1024
/** A sheet of more cells is not a table for people. */
const MAX_CELLS = 60_000

/** The first bytes of the container of old workbooks, and of those with a password. */
const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ARCHIVE = Buffer.from('PK')

/** Whether the bytes are meant to be a workbook. */
export const isWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER) || bytes.subarray(0, 2).equals(ARCHIVE)

/**
 * Reads the only sheet of a workbook (XLSX, ECMA-376) as the texts of its cells. Rows are numbered as the sheet numbers them.
 * @throws WorkbookError
 */
export async function readWorkbook(bytes: Buffer): Promise<TableRow[]> {
  if (bytes.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER)) throw new WorkbookError('workbook_locked')
  try {
    return await readSheets(new Archive(bytes, MAX_UNPACKED_BYTES))
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause
    if (cause.problem === 'too_large') throw new WorkbookError('too_large')
    throw new WorkbookError(cause.problem === 'encrypted' ? 'workbook_locked' : 'workbook_unreadable')
  }
}

async function readSheets(archive: Archive): Promise<TableRow[]> {
  const { names, isHidden, is1904 } = await readDirectory(archive)
  if (isHidden) throw new WorkbookError('hidden_sheet')
  const texts = await readSharedTexts(archive)
  const formats = await readFormats(archive)
  const sheets: TableRow[][] = []
  for (const name of names) {
    const rows = await readSheet(await requirePart(archive, name), { texts, formats, is1904 })
    if (rows.length > 0) sheets.push(rows)
  }
  if (sheets.length > 1) throw new WorkbookError('several_sheets')
  return sheets[0] ?? []
}

async function requirePart(archive: Archive, name: string): Promise<string> {
  const content = await archive.read(name)
  if (!content) throw new WorkbookError('workbook_unreadable')
  return content.toString()
}

type Attributes = Record<string, string>

interface XmlEvents {
  open?(name: string, attributes: Attributes): void
  close?(name: string, text: string): void
}

/** Reports the elements of a part by their names without prefixes, each with the text since the last one began. */
async function readXml(xml: string, { open, close }: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ xmlns: false })
  const fail = () => {
    throw new WorkbookError('workbook_unreadable')
  }
  let text = ''
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    open?.(localName(name), attributes)
  })
  parser.on('text', part => {
    text += part
  })
  parser.on('cdata', part => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    close?.(localName(name), text)
    text = ''
  })
  for (let start = 0; start < xml.length; start += CHUNK) {
    parser.write(xml.slice(start, start + CHUNK))
    await setImmediate()
  }
  parser.close()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

interface Directory {
  /** The parts of the sheets, in order. */
  names: string[]
  isHidden: boolean
  /** Whether days are counted from 1904. */
  is1904: boolean
}

async function readDirectory(archive: Archive): Promise<Directory> {
  const targets = new Map<string, string>()
  await readXml(await requirePart(archive, 'xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name === 'Relationship' && Type.endsWith('/worksheet')) targets.set(Id, partName(Target))
    },
  })
  const directory: Directory = { names: [], isHidden: false, is1904: false }
  await readXml(await requirePart(archive, 'xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') directory.is1904 = isTrue(attributes.date1904)
      if (name !== 'sheet') return
      const target = targets.get(attributes['r:id'] ?? '')
      if (target) directory.names.push(target)
      if ((attributes.state ?? 'visible') !== 'visible') directory.isHidden = true
    },
  })
  if (directory.names.length === 0) throw new WorkbookError('workbook_unreadable')
  return directory
}

const partName = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** Returns the texts that cells refer to by number. */
async function readSharedTexts(archive: Archive): Promise<string[]> {
  const part = await archive.read('xl/sharedStrings.xml')
  const texts: string[] = []
  if (!part) return texts
  const item = new RichText()
  await readXml(part.toString(), {
    open: name => item.open(name, 'si'),
    close(name, text) {
      item.close(name, text)
      if (name === 'si') texts.push(item.text)
    },
  })
  return texts
}

/** Collects a text that may be in parts of several fonts, without the phonetic hints beside it. */
class RichText {
  text = ''
  #isHint = false

  open(name: string, container: string): void {
    if (name === container) this.text = ''
    if (name === 'rPh') this.#isHint = true
  }

  close(name: string, text: string): void {
    if (name === 'rPh') this.#isHint = false
    if (name === 't' && !this.#isHint) this.text += unescaped(text)
  }
}

/** Workbooks write some characters by their numbers. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

type NumberFormat = 'plain' | 'date' | 'percent' | 'foreign'

/** Returns the formats of numbers by the number of their style. */
async function readFormats(archive: Archive): Promise<NumberFormat[]> {
  const part = await archive.read('xl/styles.xml')
  const formats: NumberFormat[] = []
  if (!part) return formats
  const codes = new Map<number, string>()
  let isCellStyle = false
  await readXml(part.toString(), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) formats.push(formatOf(Number(numFmtId ?? 0), codes))
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return formats
}

/** The built-in formats, from ECMA-376, section 18.8.30. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const isBuiltInPercent = (id: number): boolean => id === 9 || id === 10

/** Currencies as they stand in formats. `[$-409]` is a language only. */
const CURRENCY = /\[\$([^\]-]+)|([$€£¥₹])/g
const SAUDI = /^(?:SAR|S\.?R\.?|ر\.?\s?س\.?\u200f?|ريال|[\u20c1\ufdfc])$/i

function formatOf(id: number, codes: Map<number, string>): NumberFormat {
  const code = codes.get(id)
  if (code === undefined) return isBuiltInDate(id) ? 'date' : isBuiltInPercent(id) ? 'percent' : 'plain'
  const currencies = Array.from(code.matchAll(CURRENCY), ([, named, sign]) => (named ?? sign ?? '').trim())
  if (currencies.some(currency => !SAUDI.test(currency))) return 'foreign'
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (signs.includes('%')) return 'percent'
  return /[dmyhs]/i.test(signs) ? 'date' : 'plain'
}

interface SheetContext {
  texts: string[]
  formats: NumberFormat[]
  is1904: boolean
}

interface SheetCell {
  row: number
  column: number
  type: string
  style: number
}

/** Returns the rows that have anything in them. */
async function readSheet(xml: string, context: SheetContext): Promise<TableRow[]> {
  const sheet = new Sheet(context)
  await readXml(xml, {
    open: (name, attributes) => sheet.open(name, attributes),
    close: (name, text) => sheet.close(name, text),
  })
  return sheet.rows()
}

class Sheet {
  readonly #context: SheetContext
  readonly #rows = new Map<number, string[]>()
  readonly #hiddenColumns: { first: number; last: number }[] = []
  readonly #inline = new RichText()
  #row = 0
  #isRowHidden = false
  #cell: SheetCell | undefined
  #value = ''
  #count = 0

  constructor(context: SheetContext) {
    this.#context = context
  }

  open(name: string, attributes: Attributes): void {
    this.#inline.open(name, 'is')
    if (name === 'col' && (isTrue(attributes.hidden) || Number(attributes.width) === 0))
      this.#hiddenColumns.push({ first: Number(attributes.min) - 1, last: Number(attributes.max) - 1 })
    if (name === 'row') {
      this.#row = attributes.r === undefined ? this.#row + 1 : Number(attributes.r)
      this.#isRowHidden = isTrue(attributes.hidden) || Number(attributes.ht ?? 1) === 0
    }
    if (name === 'c') this.#begin(attributes)
    if (name === 'f' && this.#cell) throw new WorkbookError('formula', placeOf(this.#cell))
    if (name === 'mergeCell')
      throw new WorkbookError('merged_cells', placeOf(cellAt(attributes.ref?.split(':')[0] ?? 'A1')))
  }

  #begin({ r, t = 'n', s = '0' }: Attributes): void {
    const place = r === undefined ? { row: this.#row, column: (this.#cell?.column ?? -1) + 1 } : cellAt(r)
    if (place.row !== this.#row) throw new WorkbookError('workbook_unreadable')
    this.#cell = { ...place, type: t, style: Number(s) }
    this.#value = ''
    this.#inline.text = ''
  }

  close(name: string, text: string): void {
    this.#inline.close(name, text)
    if (name === 'v') this.#value = text
    if (name === 'c' && this.#cell) this.#end(this.#cell)
    if (name === 'row') this.#cell = undefined
  }

  #end(cell: SheetCell): void {
    const text = this.#textOf(cell)
    if (text.trim() === '') return
    this.#count += 1
    if (this.#count > MAX_CELLS) throw new WorkbookError('too_large')
    const isHidden = this.#hiddenColumns.some(({ first, last }) => cell.column >= first && cell.column <= last)
    if (isHidden || this.#isRowHidden) throw new WorkbookError('hidden_cells', placeOf(cell))
    const cells = this.#rows.get(cell.row) ?? []
    this.#rows.set(cell.row, cells)
    while (cells.length < cell.column) cells.push('')
    cells[cell.column] = text
  }

  #textOf({ type, style }: SheetCell): string {
    if (type === 'inlineStr') return this.#inline.text
    if (type === 's') return this.#context.texts[Number(this.#value)] ?? ''
    if (type === 'b') return isTrue(this.#value) ? 'TRUE' : 'FALSE'
    if (type !== 'n' || this.#value === '') return unescaped(this.#value)
    return numberText(Number(this.#value), this.#context.formats[style] ?? 'plain', this.#context.is1904)
  }

  rows(): TableRow[] {
    return [...this.#rows].sort(([one], [other]) => one - other).map(([row, cells]) => ({ row, cells }))
  }
}

const placeOf = ({ row, column }: Pick<SheetCell, 'row' | 'column'>): CellPlace => ({ row, column: columnName(column) })

const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/

function cellAt(reference: string): { row: number; column: number } {
  const [, letters, row] = REFERENCE.exec(reference) ?? []
  if (letters === undefined) throw new WorkbookError('workbook_unreadable')
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(row), column }
}

const DAY_MILLISECONDS = 86_400_000
const DAY_0 = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462

/**
 * Returns a number as a text that is read as the same number or not at all. A date, a share and a foreign currency are no amounts, and neither is a
 * number with more than two decimals: with exactly three it would be read as thousands, so it gets a fourth.
 */
function numberText(value: number, format: NumberFormat, is1904: boolean): string {
  if (!Number.isFinite(value)) return '#NUM!'
  if (format === 'date') return dayText(value + (is1904 ? DAYS_TO_1904 : 0))
  const text = String(value)
  if (format === 'percent') return `${text} (%)`
  if (format === 'foreign') return `${text} (≠ SAR)`
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

function dayText(days: number): string {
  const day = new Date(DAY_0 + days * DAY_MILLISECONDS)
  return Number.isNaN(day.getTime()) ? '#NUM!' : day.toISOString().slice(0, 10)
}
