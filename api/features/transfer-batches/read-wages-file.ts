import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { columnName } from '#domain/table.ts'
import { type RowTexts, readRows, type TransferFile } from './transfer-table.ts'

/**
 * The wages file of the Wage Protection System, as the Ministry of Human Resources publishes it: "WPS Wages File Specification", sections 1.7 and 1.8,
 * https://www.hrsd.gov.sa/sites/default/files/2017-06/WPS%20Wages%20File%20Technical%20Specification.pdf. Lines of tab-separated values: the names of
 * the header's fields and their values, the names of the content's fields and a line for each employee. A hyphen ends the data.
 */
const HEADER = [
  '[DEST-ID]',
  '[ESTB-ID]',
  '[BANK-ACC]',
  '[32A-CCY]',
  '[32A-VAL]',
  '[32A-AMT]',
  '[D-DATE]',
  '[FILE-REF]',
  '[FILE-REJCDE]',
  '[MOL-ESTBID]',
]
const CONTENT = [
  '[32B-AMT]',
  '[59-ACC]',
  '[59-NAME]',
  '[57-BANK]',
  '[70-DET]',
  '[RET-CODE]',
  '[MOL-BAS]',
  '[MOL-HAL]',
  '[MOL-OEA]',
  '[MOL-DED]',
  '[MOL-ID]',
  '[TRN-REF]',
  '[TRN-STATUS]',
  '[TRN-DATE]',
]
/** Only a bank that has paid or refused a file fills these. */
const OF_BANK = ['[FILE-REJCDE]', '[RET-CODE]', '[TRN-REF]', '[TRN-STATUS]', '[TRN-DATE]']
const AMOUNT = /^\d{1,12}(?:[.,]\d{1,2})?$/

/** Whether the text is meant to be a wages file. */
export const isWagesFile = (text: string): boolean => /^\s*"?\[(?:DEST-ID|32B-AMT)\]/.test(text)

/**
 * Reads the wages of a file whose sums are right and which no bank has processed.
 * @throws PlinkError `TRANSFER_FILE_INVALID`
 */
export function readWagesFile(text: string): TransferFile {
  const [header, values, content, ...others] = linesOf(text)
  requireFields(header, HEADER)
  requireFields(content, CONTENT)
  const head = valuesOf(values!, HEADER)
  if (head.get('[32A-CCY]') !== 'SAR') throw refusal('wages_currency', values!.row, HEADER.indexOf('[32A-CCY]'))
  let total = 0
  const rows = others.map(({ row, cells }): [number, RowTexts] => {
    const line = valuesOf({ row, cells }, CONTENT)
    const of = (field: string) => line.get(field) ?? ''
    const [net, basic, housing, other, deductions] = [
      '[32B-AMT]',
      '[MOL-BAS]',
      '[MOL-HAL]',
      '[MOL-OEA]',
      '[MOL-DED]',
    ].map(field => halalasOf(of(field), row, CONTENT.indexOf(field)))
    // The specification has the bank reject a file in which this does not hold.
    if (net !== basic! + housing! + other! - deductions!) throw refusal('wages_sum', row, 0)
    total += net!
    return [row, { iban: of('[59-ACC]'), amount: of('[32B-AMT]'), purpose: 'payroll_benefits', note: of('[70-DET]') }]
  })
  const declaredAt = HEADER.indexOf('[32A-AMT]')
  if (halalasOf(head.get('[32A-AMT]') ?? '', values!.row, declaredAt) !== total)
    throw refusal('wages_total', values!.row, declaredAt)
  return readRows(rows)
}

interface Line {
  row: number
  cells: string[]
}

/** Returns the lines up to the one that ends the data, without blank ones. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.startsWith('-')) return lines
    if (line.trim() !== '') lines.push({ row: index + 1, cells: line.split('\t').map(cell => cell.trim()) })
  }
  return lines
}

/** All names must be there, in their order. */
function requireFields(line: Line | undefined, names: readonly string[]): asserts line is Line {
  const wrong = names.findIndex((name, index) => line?.cells[index] !== name)
  if (wrong !== -1 || line?.cells.length !== names.length)
    throw refusal('wages_layout', line?.row ?? 1, wrong === -1 ? names.length : wrong)
}

function valuesOf({ row, cells }: Line, names: readonly string[]): Map<string, string> {
  if (cells.length !== names.length) throw refusal('wages_layout', row, Math.min(cells.length, names.length))
  const processed = names.findIndex((name, index) => OF_BANK.includes(name) && cells[index] !== '')
  if (processed !== -1) throw refusal('wages_processed', row, processed)
  return new Map(names.map((name, index) => [name, cells[index] ?? '']))
}

function halalasOf(text: string, row: number, index: number): number {
  if (!AMOUNT.test(text)) throw refusal('wages_amount', row, index)
  const [riyals = '', decimals = ''] = text.split(/[.,]/)
  return Number(riyals) * 100 + Number(decimals.padEnd(2, '0'))
}

const refusal = (reason: string, row: number, index: number): PlinkError =>
  new PlinkError('TRANSFER_FILE_INVALID', { reason, cell: { row, column: columnName(index) } })
