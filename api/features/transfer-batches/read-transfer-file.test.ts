import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Archive } from '#api/kernel/files/read-archive.ts'
import { type WorkbookCell, workbookFile } from '#api/kernel/files/workbook.ts'
import { zipArchive } from '#api/kernel/files/zip-archive.ts'
import { testApp } from '#api/testing/app.ts'
import { newBeneficiary } from '#api/testing/money/transfers.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { outcome } from '#api/testing/outcome.ts'

const IBAN = 'SA0380000000608010167519'
const OTHER = 'SA8280608010000000000002'

const world = await testApp()
afterAll(() => world.database.close())
let payer: WalletOwner
beforeAll(async () => {
  payer = await newWalletOwner(world)
  await newBeneficiary(world.deps, payer.customer.userId, IBAN)
})

const read = (file: Buffer | string) =>
  outcome(payer.customer.post('/api/v1/transfer-files', { content: Buffer.from(file).toString('base64') }))

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const part of parts) pieces.push(part)
  return Buffer.concat(pieces)
}

interface Parts {
  sheet: string
  styles?: string
  sheets?: string
  shared?: string
}

/** A workbook as Excel writes it, with the given parts. */
const workbookOf = ({ sheet, styles = '', sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>', shared }: Parts) =>
  bytesOf(
    zipArchive([
      {
        name: 'xl/_rels/workbook.xml.rels',
        pieces: [
          '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        ],
      },
      { name: 'xl/workbook.xml', pieces: [`<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`] },
      { name: 'xl/styles.xml', pieces: [`<styleSheet>${styles}</styleSheet>`] },
      ...(shared ? [{ name: 'xl/sharedStrings.xml', pieces: [`<sst>${shared}</sst>`] }] : []),
      { name: 'xl/worksheets/sheet1.xml', pieces: [`<worksheet>${sheet}</worksheet>`] },
      {
        name: 'xl/worksheets/sheet2.xml',
        pieces: ['<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>'],
      },
    ]),
  )

const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
const HEAD = `<row r="1">${text('A1', 'IBAN')}${text('B1', 'Amount')}${text('C1', 'Purpose')}${text('D1', 'Note')}</row>`
/** A sheet with one payment, whose amount is the given cell. */
const paying = (amount: string, more = '', row = '<row r="2">') =>
  `<sheetData>${HEAD}${row}${text('A2', IBAN)}${amount}${text('C2', 'personal')}</row></sheetData>${more}`
const amountOf = (value: string, attributes = '') => `<c r="B2"${attributes}><v>${value}</v></c>`

describe('readTransferFile', () => {
  test('reads a workbook of ours, with the names of the payees', async () => {
    const cells: WorkbookCell[][] = [
      ['الآيبان', 'المبلغ', 'الغرض', 'ملاحظة'].map(value => ({ text: value })),
      [{ text: IBAN }, { halalas: 1_250_50 }, { text: 'رواتب ومزايا' }, { text: 'يناير' }],
      [],
      [{ text: OTHER }, { text: '١٬٢٥٠٫٥٠' }, { text: 'personal' }],
    ]
    const sheet = { name: 'A', isRightToLeft: true, widths: [9], hasHeadings: true, rows: [cells] }
    const { status, body } = await read(await bytesOf(workbookFile([sheet])))
    expect(status).toBe(200)
    expect(body).toEqual({
      format: 'xlsx',
      rows: [
        { line: 2, iban: IBAN, amount: '1250.5', purpose: 'رواتب ومزايا', note: 'يناير', payee: expect.any(String) },
        { line: 4, iban: OTHER, amount: '١٬٢٥٠٫٥٠', purpose: 'personal', note: '' },
      ],
      problems: [{ line: 4, column: 'iban', problem: 'unknown' }],
    })
  })

  test.each([
    ['4500', '4500'],
    ['1234.5599999999999', '1234.56'],
    ['0.1', '0.1'],
  ])('takes the number %s, as Excel stores it, as %s', async (stored, amount) => {
    const { body } = await read(await workbookOf({ sheet: paying(amountOf(stored)) }))
    expect(body).toMatchObject({ rows: [{ amount }], problems: [] })
  })

  test('joins a text in several fonts, without its hints', async () => {
    const shared = `<si><r><t>${IBAN.slice(0, 9)}</t></r><r><t>${IBAN.slice(9)}</t></r><rPh><t>x</t></rPh></si>`
    const sheet = paying(amountOf('1')).replace(text('A2', IBAN), '<c r="A2" t="s"><v>0</v></c>')
    expect((await read(await workbookOf({ sheet, shared }))).body).toMatchObject({
      rows: [{ iban: IBAN }],
      problems: [],
    })
  })

  const styles = (format: string) =>
    `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs>`
  test.each([
    ['three decimals', amountOf('1.234')],
    ['many decimals', amountOf('0.30000000000000004')],
    ['thousandths that look like thousands', amountOf('1234.567')],
    ['a date', amountOf('46027', ' s="2"')],
    ['a percentage', amountOf('0.5', ' s="3"')],
    ['dollars', amountOf('4500', ' s="1"'), '[$$-409]#,##0.00'],
    ['euros', amountOf('4500', ' s="1"'), '#,##0.00 [$€-1]'],
    ['a date of its own format', amountOf('46027', ' s="1"'), 'dd/mm/yyyy'],
    ['a truth value', amountOf('1', ' t="b"')],
    ['an error', amountOf('#N/A', ' t="e"')],
    ['a negative number', amountOf('-5')],
    ['a huge number', amountOf('1E+21')],
    ['text with three decimals', text('B2', '10.0055')],
  ])('takes %s as no amount', async (_, cell, format = '0.00') => {
    const { status, body } = await read(await workbookOf({ sheet: paying(cell), styles: styles(format) }))
    expect(status).toBe(200)
    expect(body.problems).toEqual([{ line: 2, column: 'amount', problem: 'invalid' }])
  })

  test.each(['#,##0.00 &quot;SAR&quot;', '[$SAR] #,##0.00', '[$ر.س.-401] #,##0.00', '#,##0.00_);[Red]\\(#,##0.00\\)'])(
    'takes an amount with the format %s',
    async format => {
      const workbook = await workbookOf({ sheet: paying(amountOf('4500', ' s="1"')), styles: styles(format) })
      expect((await read(workbook)).body).toMatchObject({ rows: [{ amount: '4500' }], problems: [] })
    },
  )

  const two = '<sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"'
  test.each<[string, Parts, object?]>([
    ['formula', { sheet: paying('<c r="B2"><f>1+1</f><v>2</v></c>') }, { row: 2, column: 'B' }],
    [
      'merged_cells',
      { sheet: paying(amountOf('1'), '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>') },
      { row: 2, column: 'B' },
    ],
    ['hidden_cells', { sheet: paying(amountOf('1'), '', '<row r="2" hidden="1">') }, { row: 2, column: 'A' }],
    [
      'hidden_cells',
      { sheet: `<cols><col min="2" max="2" hidden="1"/></cols>${paying(amountOf('1'))}` },
      { row: 1, column: 'B' },
    ],
    ['hidden_sheet', { sheet: paying(amountOf('1')), sheets: `${two} state="hidden"/>` }],
    ['hidden_sheet', { sheet: paying(amountOf('1')), sheets: `${two} state="veryHidden"/>` }],
    ['several_sheets', { sheet: paying(amountOf('1')), sheets: `${two}/>` }],
    [
      'heading_missing',
      { sheet: paying(amountOf('1')).replace('</row></sheetData>', `${text('F2', 'x')}</row></sheetData>`) },
      { row: 2, column: 'F' },
    ],
    ['heading_twice', { sheet: paying(amountOf('1')).replace('Note', 'Amount ') }, { row: 1, column: 'D' }],
    ['columns_missing', { sheet: paying(amountOf('1')).replace('Amount', 'Sum') }],
    ['no_rows', { sheet: `<sheetData>${HEAD}</sheetData>` }],
    ['workbook_unreadable', { sheet: '<!DOCTYPE a>' }],
    ['workbook_unreadable', { sheet: '<sheetData><row r="1"><c r="?"/></row></sheetData>' }],
  ])('refuses a workbook: %s', async (reason, parts, cell) => {
    const { status, body } = await read(await workbookOf(parts))
    expect({ status, ...body }).toMatchObject({
      status: 422,
      code: 'TRANSFER_FILE_INVALID',
      reason,
      ...(cell && { cell }),
    })
  })

  test.each([
    ['workbook_locked', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['workbook_unreadable', Buffer.from('PK but no archive')],
    ['too_large', Buffer.alloc(1_000_001, 'a')],
  ])('refuses a file: %s', async (reason, file) => {
    expect((await read(file)).body).toMatchObject({ code: 'TRANSFER_FILE_INVALID', reason })
  })

  test('unpacks a workbook up to a limit only', async () => {
    const bomb = await workbookOf({ sheet: ' '.repeat(9_000_000) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await read(bomb)).body).toMatchObject({ code: 'TRANSFER_FILE_INVALID', reason: 'too_large' })
  })

  test('takes 1,000 rows with all of their errors, and other requests get their turn meanwhile', async () => {
    const cells = Array.from({ length: 1000 }, (_, index): WorkbookCell[] => [
      { text: 'no IBAN' },
      { text: 'nothing' },
      { text: 'fun' },
      { text: 'x'.repeat(141 + index) },
    ])
    const rows = [[['iban', 'amount', 'purpose', 'note'].map(value => ({ text: value })), ...cells]]
    const file = await bytesOf(
      workbookFile([{ name: 'A', isRightToLeft: false, widths: [9], hasHeadings: true, rows }]),
    )
    let turns = 0
    let isReading = true
    const takeTurns = () => {
      turns += 1
      if (isReading) setImmediate(takeTurns)
    }
    setImmediate(takeTurns)
    const { body } = await read(file)
    isReading = false
    expect(body.problems).toHaveLength(4000)
    expect(turns).toBeGreaterThan(10)
  })

  test('tells everything that is wrong with a row at once', async () => {
    const { body } = await read(`iban,amount,purpose,note\n${OTHER},-5,fun,\n${IBAN},0,personal,\nSA00,,,\n`)
    expect(body.problems).toEqual([
      { line: 2, column: 'iban', problem: 'unknown' },
      { line: 2, column: 'amount', problem: 'invalid' },
      { line: 2, column: 'purpose', problem: 'unknown' },
      { line: 3, column: 'amount', problem: 'invalid' },
      { line: 4, column: 'iban', problem: 'invalid' },
      { line: 4, column: 'amount', problem: 'missing' },
      { line: 4, column: 'purpose', problem: 'missing' },
    ])
  })

  test('reads text as spreadsheets save it', async () => {
    const table = `الآيبان\tالمبلغ\tالغرض\n${IBAN}\t5\tpersonal\n`
    for (const bytes of [Buffer.from(table), Buffer.from(`\uFEFF${table}`, 'utf16le')])
      expect((await read(bytes)).body).toMatchObject({ format: 'csv', rows: [{ amount: '5' }], problems: [] })
    const windows1256 = Buffer.concat([
      Buffer.from('iban,amount,purpose,note\n'),
      Buffer.from(`${IBAN},5,personal,`),
      Buffer.from([0xd1, 0xe6, 0xc7, 0xca, 0xc8]),
    ])
    expect((await read(windows1256)).body).toMatchObject({ rows: [{ note: 'رواتب' }] })
  })
})

describe('a wages file', () => {
  const header = (total: string, currency = 'SAR') => [
    '[DEST-ID]\t[ESTB-ID]\t[BANK-ACC]\t[32A-CCY]\t[32A-VAL]\t[32A-AMT]\t[D-DATE]\t[FILE-REF]\t[FILE-REJCDE]\t[MOL-ESTBID]',
    `RJHI\t1234567890\tSA0330000000000000000001\t${currency}\t20260131\t${total}\t\tWPS202601\t\t1-12345`,
    '[32B-AMT]\t[59-ACC]\t[59-NAME]\t[57-BANK]\t[70-DET]\t[RET-CODE]\t[MOL-BAS]\t[MOL-HAL]\t[MOL-OEA]\t[MOL-DED]\t[MOL-ID]\t[TRN-REF]\t[TRN-STATUS]\t[TRN-DATE]',
  ]
  const wage = (net: string, iban = IBAN, { basic = '4000.00', returned = '' } = {}) =>
    `${net}\t${iban}\tOmar\t\tJanuary\t${returned}\t${basic}\t1000.00\t500,50\t250.50\t1012345678\t\t\t`
  const file = (...lines: string[]) => [...lines, '-', 'not read'].join('\r\n')

  test('is read with its net wages as salaries', async () => {
    const text = file(...header('10500.00'), wage('5250.00'), wage('5250.00', OTHER))
    expect((await read(text)).body).toEqual({
      format: 'wps',
      rows: [
        {
          line: 4,
          iban: IBAN,
          amount: '5250.00',
          purpose: 'payroll_benefits',
          note: 'January',
          payee: expect.any(String),
        },
        { line: 5, iban: OTHER, amount: '5250.00', purpose: 'payroll_benefits', note: 'January' },
      ],
      problems: [{ line: 5, column: 'iban', problem: 'unknown' }],
    })
  })

  test.each([
    ['wages_total', 2, 'F', [...header('5250.01'), wage('5250.00')]],
    ['wages_sum', 4, 'A', [...header('5251.00'), wage('5251.00')]],
    ['wages_currency', 2, 'D', [...header('5250.00', 'USD'), wage('5250.00')]],
    ['wages_amount', 4, 'A', [...header('5250.00'), wage('5,250.00')]],
    ['wages_amount', 4, 'G', [...header('5250.00'), wage('5250.00', IBAN, { basic: '4000.005' })]],
    ['wages_processed', 4, 'F', [...header('5250.00'), wage('5250.00', IBAN, { returned: '00' })]],
    ['wages_layout', 4, 'N', [...header('5250.00'), wage('5250.00').replace(/\t$/, '')]],
    [
      'wages_layout',
      3,
      'B',
      [...header('5250.00').map(line => line.replace('[59-ACC]', '[59-IBAN]')), wage('5250.00')],
    ],
    ['wages_layout', 1, 'A', ['[32B-AMT]\t[59-ACC]', wage('5250.00')]],
  ])('is refused: %s in row %i, column %s', async (reason, row, column, lines) => {
    const { status, body } = await read(file(...lines))
    expect({ status, ...body }).toMatchObject({ status: 422, reason, cell: { row, column } })
  })
})

describe('getTransferFileTemplate', () => {
  test('has the payees, and is read once its amounts are filled in', async () => {
    const response = await payer.customer.get('/api/v1/transfer-files/template?locale=ar')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="plink-transfers.xlsx"')
    const template = Buffer.from(await response.arrayBuffer())
    expect((await read(template)).body).toMatchObject({
      rows: [{ line: 2, iban: IBAN, amount: '', purpose: '' }],
      problems: [
        { line: 2, column: 'amount', problem: 'missing' },
        { line: 2, column: 'purpose', problem: 'missing' },
      ],
    })
    const sheet = String(await new Archive(template, 1_000_000).read('xl/worksheets/sheet1.xml'))
    const [, list = ''] = /<formula1>"([^"]*)"<\/formula1>/.exec(sheet) ?? []
    expect(list.length).toBeLessThanOrEqual(255)
    expect(list.split(',')).toHaveLength(13)
  })
})
