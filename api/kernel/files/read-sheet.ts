import { type CellPlace, columnName, type TableRow } from '#domain/table.ts'
import { WorkbookError } from './workbook-error.ts'
import { type NumberFormat, numberText } from './workbook-numbers.ts'
import { type Attributes, isTrue, RichText, readXml, unescaped } from './workbook-xml.ts'

/** A sheet of more cells is not a table for people. */
const MAX_CELLS = 60_000

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
export async function readSheet(xml: string, context: SheetContext): Promise<TableRow[]> {
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
