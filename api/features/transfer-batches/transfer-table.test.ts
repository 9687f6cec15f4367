import { describe, expect, test } from 'vitest'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { readTransferTable } from './transfer-table.ts'

const IBAN = 'SA0380000000608010167519'
const row = { line: 2, iban: IBAN, amount: 1_250_50, purpose: 'payroll_benefits', note: null }

describe.each([
  ['commas', `iban,amount,purpose\n${IBAN},1250.50,payroll_benefits`],
  [
    'semicolons and a decimal comma, as Excel in Europe',
    `iban;amount;purpose\r\n${IBAN};"1.250,50";Salaries and benefits\r\n`,
  ],
  ['tabs', `iban\tamount\tpurpose\n${IBAN}\t1,250.50 SAR\tPAYROLL_BENEFITS\n`],
  ['Arabic names, words and digits', `الآيبان,المبلغ,الغرض\n${IBAN},"١٬٢٥٠٫٥٠",رواتب ومزايا\n`],
  [
    'a byte order mark and quotes',
    `\uFEFF"IBAN","Amount","Purpose"\n"SA03 8000 0000 6080 1016 7519","1,250.50","payroll_benefits"\n`,
  ],
  [
    'other columns, in another order',
    `name,purpose,amount,iban\nOmar,payroll_benefits,1250.5,sa0380000000608010167519\n,,,\n`,
  ],
])('a file with %s', (_what, csv) => {
  test('is read', () => {
    expect(readTransferTable(csv)).toEqual({ rows: [row], problems: [], texts: expect.any(Map) })
  })
})

test("rows are numbered as a spreadsheet shows them: with blank ones, without Excel's line for the separator", () => {
  const { rows } = readTransferTable(`sep=;\niban;amount;purpose;note\n\n${IBAN};1250,50;payroll_benefits;January\n`)
  expect(rows).toEqual([{ ...row, line: 3, note: 'January' }])
})

const LINE_ENDS = ['\n', '\r\n', '\r']
test.each(LINE_ENDS.flatMap(ofHead => LINE_ENDS.map(ofRows => [ofHead, ofRows] as const)))(
  'pays everybody whom it names, with %j after the headings and %j after the rows',
  (ofHead, ofRows) => {
    const lines = ['1', '2', '3'].map(amount => `${IBAN},${amount},personal,Omar${ofRows}`)
    const { rows, problems } = readTransferTable(`iban,amount,purpose,employee${ofHead}${lines.join('')}`)
    expect(problems).toEqual([])
    expect(rows.map(({ line, amount }) => [line, amount])).toEqual([
      [2, 100],
      [3, 200],
      [4, 300],
    ])
  },
)

test.each([
  ['cell_count', 3, 'D', `iban,purpose,amount\n${IBAN},personal,5\n${IBAN},payroll_benefits,1,200.50\n`],
  ['cell_count', 2, 'C', `iban,amount,purpose\n${IBAN},5\n`],
  ['cell_count', 3, 'C', `iban,amount,purpose\n\n${IBAN},5\n`],
  ['heading_twice', 1, 'C', `iban,amount,Amount ,purpose\n${IBAN},1,2,personal\n`],
  ['heading_twice', 1, 'B', `name,name,iban,amount,purpose\nOmar,Omar,${IBAN},1,personal\n`],
  ['heading_twice', 1, 'D', `iban,amount,purpose,\u0627\u0644\u0645\u0628\u0644\u063a\n${IBAN},1,personal,2\n`],
  ['heading_missing', 2, 'D', `iban,purpose,amount,\n${IBAN},payroll_benefits,1,200.50\n`],
  ['not_csv', 2, 'B', `iban,amount,purpose\n${IBAN},1"200,personal\n`],
])('refuses the whole file: %s in row %i, column %s', (reason, cellRow, column, csv) => {
  expect(refusalOf(csv)).toMatchObject({
    code: 'TRANSFER_FILE_INVALID',
    details: { reason, cell: { row: cellRow, column } },
  })
})

test('names everything that is wrong with a row', () => {
  const csv = `iban,amount,purpose,note\n,,,\nSA0380000000608010167510,0,rent,${'x'.repeat(141)}\n,x,,\n`
  expect(readTransferTable(csv)).toEqual({
    texts: expect.any(Map),
    rows: [],
    problems: [
      { line: 3, column: 'iban', problem: 'invalid' },
      { line: 3, column: 'amount', problem: 'invalid' },
      { line: 3, column: 'purpose', problem: 'unknown' },
      { line: 3, column: 'note', problem: 'too_long' },
      { line: 4, column: 'iban', problem: 'missing' },
      { line: 4, column: 'amount', problem: 'invalid' },
      { line: 4, column: 'purpose', problem: 'missing' },
    ],
  })
})

test.each([
  ['12.50', 12_50],
  ['"12,50"', 12_50],
  ['"1250,5"', 1250_50],
  ['"1,250"', 1250_00],
  ['1.250', 1250_00],
  ['1.250 SAR', 1250_00],
  ['١٢٫٥٠', 12_50],
])('reads the amount %s as %i halalas', (cell, amount) => {
  const { rows } = readTransferTable(`iban,amount,purpose\n${IBAN},${cell},personal\n`)
  expect(rows).toMatchObject([{ amount }])
})

test.each(['-5', '1e5', '12.', '1.2.3', '10.0055', '1 2', '0x10', '=1+1', '99999999999999999'])(
  'refuses the amount %s',
  amount => {
    const { problems } = readTransferTable(`iban,amount,purpose\n${IBAN},${amount},personal\n`)
    expect(problems).toEqual([{ line: 2, column: 'amount', problem: 'invalid' }])
  },
)

const rowsOf = (count: number) => `iban,amount,purpose\n${`${IBAN},1,personal\n`.repeat(count)}`

test('takes 1,000 rows', () => {
  expect(readTransferTable(rowsOf(1000)).rows).toHaveLength(1000)
})

test.each([
  ['too_many_rows', rowsOf(1001)],
  ['no_rows', 'iban,amount,purpose\n'],
  ['columns_missing', 'iban,amount\nSA,1\n'],
  ['columns_missing', 'PK\u0003\u0004 a workbook'],
  ['not_csv', `iban,amount,purpose\n"${IBAN},1,personal\n`],
])('refuses a file: %s', (reason, csv) => {
  expect(refusalOf(csv)).toMatchObject({ code: 'TRANSFER_FILE_INVALID', details: { reason } })
})

function refusalOf(csv: string): unknown {
  try {
    return readTransferTable(csv)
  } catch (cause) {
    expect(cause).toBeInstanceOf(PlinkError)
    return cause
  }
}
