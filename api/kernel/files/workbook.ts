import { columnName } from '#domain/table.ts'
import { decimalCell } from './csv.ts'
import { zipArchive } from './zip-archive.ts'

/** A cell of a sheet. A text is never a formula, and an amount is a number of riyals. */
export type WorkbookCell =
  | { text: string; isHeading?: boolean }
  /** The amount in halalas. */
  | { halalas: number }
  | { count: number }
  /** A day such as `2026-01-05`. */
  | { day: string }
  | undefined

export interface WorkbookSheet {
  name: string
  isRightToLeft: boolean
  /** The widths of the columns, in characters. */
  widths: readonly number[]
  /** The first row stays in view. */
  hasHeadings: boolean
  /** The rows in slices. */
  rows: Iterable<WorkbookCell[][]> | AsyncIterable<WorkbookCell[][]>
  /** XML after the rows, such as a list of the values that a column may have. */
  afterRows?: string
}

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The maximum number of rows of a sheet in Excel. */
export const MAX_SHEET_ROWS = 1_048_576

/** The styles by their place in `STYLES`. */
const HEADING = 1
const AMOUNT = 2
const DAY = 3
const TEXT = 4

/** Writes a workbook by ECMA-376 (XLSX), https://ecma-international.org/publications-and-standards/standards/ecma-376, as a stream. */
export function workbookFile(sheets: readonly WorkbookSheet[]): AsyncGenerator<Uint8Array, void, undefined> {
  return zipArchive([
    { name: '[Content_Types].xml', pieces: [contentTypes(sheets.length)] },
    { name: '_rels/.rels', pieces: [PACKAGE_RELATIONS] },
    { name: 'xl/workbook.xml', pieces: [workbook(sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', pieces: [workbookRelations(sheets.length)] },
    { name: 'xl/styles.xml', pieces: [STYLES] },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, pieces: sheetPieces(sheet) })),
  ])
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const contentTypes = (sheetCount: number): string =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${numbers(
    sheetCount,
  )
    .map(
      number => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
    )
    .join('')}</Types>`

const PACKAGE_RELATIONS = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbook = (sheets: readonly WorkbookSheet[]): string =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`

const workbookRelations = (sheetCount: number): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${numbers(sheetCount)
    .map(
      number =>
        `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )
    .join('')}<Relationship Id="rId${sheetCount + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`

/** The number formats 4 and 49 are built in: `#,##0.00` and text. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

async function* sheetPieces({
  isRightToLeft,
  widths,
  hasHeadings,
  rows,
  afterRows = '',
}: WorkbookSheet): AsyncGenerator<string, void, undefined> {
  const pane = hasHeadings ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  let number = 0
  for await (const slice of rows) {
    yield slice
      .map(cells => {
        number += 1
        return `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`)).join('')}</row>`
      })
      .join('')
  }
  yield `</sheetData>${afterRows}</worksheet>`
}

function cellXml(cell: WorkbookCell, place: string): string {
  if (!cell) return ''
  if ('halalas' in cell) return `<c r="${place}" s="${AMOUNT}"><v>${decimalCell(cell.halalas)}</v></c>`
  if ('count' in cell) return `<c r="${place}"><v>${cell.count}</v></c>`
  if ('day' in cell) return `<c r="${place}" s="${DAY}"><v>${dayNumber(cell.day)}</v></c>`
  const style = cell.isHeading ? HEADING : TEXT
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.text)}</t></is></c>`
}

const DAY_MILLISECONDS = 86_400_000
/** Day 0 of a workbook, for all days after February 1900. */
const DAY_0 = Date.UTC(1899, 11, 30)

const dayNumber = (day: string): number => (Date.parse(day) - DAY_0) / DAY_MILLISECONDS

/** No XML may contain other control characters, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
/** Workbooks read this as the character of the number, so its first character is written as a number itself. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text as it stands in the XML of a workbook. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll(ESCAPE, '_x005F_')
    .replaceAll(/[&<>"]/g, character => ENTITIES[character]!)
