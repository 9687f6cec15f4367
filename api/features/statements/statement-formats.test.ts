import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Archive } from '#api/kernel/files/read-archive.ts'
import { workbookFile, XLSX } from '#api/kernel/files/workbook.ts'
import { testApp } from '#api/testing/app.ts'
import { fileOf, issueStatement } from '#api/testing/money/issued-documents.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { readTable } from '#domain/table.ts'
import { camtBeginning, camtEnd, camtEntry } from './camt053.ts'
import { csvEntry } from './get-statement-csv.ts'
import { mt940Messages } from './mt940.ts'
import type { StatementEntry } from './statement-entries.ts'
import { statementSheets } from './statement-sheets.ts'
import type { Statement } from './statements.store.ts'

const MOST_BYTES = 10_000_000

/** What a file says in halalas, however it says it. */
interface Sums {
  opening: number
  moneyIn: number
  moneyOut: number
  closing: number
  count: number
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const halalasOf = (text: string): number => readAmount(text.replace(',', '.')).halalas!

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const part of parts) pieces.push(part)
  return Buffer.concat(pieces)
}

async function* inSlices(entries: StatementEntry[]): AsyncGenerator<StatementEntry[], void, undefined> {
  for (let start = 0; start < entries.length; start += 3) yield entries.slice(start, start + 3)
}

/** The numbers of a column below its heading. */
const column = (sheet: string, name: string): number[] =>
  Array.from(sheet.matchAll(new RegExp(`<c r="${name}\\d+" s="2"><v>(-?\\d+\\.\\d\\d)</v></c>`, 'g')), ([, text]) =>
    halalasOf(text!),
  )

async function sumsOfWorkbook(file: Buffer): Promise<Sums> {
  const archive = new Archive(file, MOST_BYTES)
  const entries = String(await archive.read('xl/worksheets/sheet1.xml'))
  const summary = String(await archive.read('xl/worksheets/sheet2.xml'))
  const [opening, moneyIn, moneyOut, closing] = column(summary, 'B')
  expect([sum(column(entries, 'G')), sum(column(entries, 'H'))]).toEqual([moneyIn, moneyOut])
  expect(column(entries, 'I').at(-1) ?? opening).toBe(closing)
  return {
    opening: opening!,
    moneyIn: moneyIn!,
    moneyOut: moneyOut!,
    closing: closing!,
    count: column(entries, 'I').length,
  }
}

const FIELD_60 = /:60[FM]:([CD])\d{6}SAR(\d+,\d\d)/
const FIELD_61 = /:61:\d{10}([CD])R(\d+,\d\d)N[A-Z]{3}/g
const FIELD_62 = /:62[FM]:([CD])\d{6}SAR(\d+,\d\d)/

const signed = ([, side, amount]: RegExpExecArray | RegExpMatchArray): number =>
  side === 'D' ? -halalasOf(amount!) : halalasOf(amount!)

function sumsOfMt940(file: string): Sums {
  const messages = file.split(/(?<=\r\n-\r\n)/)
  let balance: number | undefined
  const amounts: number[] = []
  for (const [index, message] of messages.entries()) {
    expect(message.length).toBeLessThanOrEqual(2000)
    expect(message).toMatch(/^[\dA-Za-z/\-?:().,'+ \r\n]*$/)
    expect(message).toContain(index === 0 ? ':60F:' : ':60M:')
    expect(message).toContain(index === messages.length - 1 ? ':62F:' : ':62M:')
    const opening = signed(FIELD_60.exec(message)!)
    if (balance !== undefined) expect(opening).toBe(balance)
    const own = Array.from(message.matchAll(FIELD_61), signed)
    balance = signed(FIELD_62.exec(message)!)
    expect(opening + sum(own)).toBe(balance)
    amounts.push(...own)
  }
  return {
    opening: signed(FIELD_60.exec(messages[0]!)!),
    moneyIn: sum(amounts.filter(amount => amount > 0)),
    moneyOut: sum(amounts.filter(amount => amount < 0).map(Math.abs)),
    closing: balance!,
    count: amounts.length,
  }
}

function sumsOfCamt(file: string): Sums {
  const balanceOf = (code: string) =>
    halalasOf(new RegExp(`<Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">([\\d.]+)<`).exec(file)![1]!)
  const entries = Array.from(file.matchAll(/<NtryRef>.*?<Amt Ccy="SAR">([\d.]+)<\/Amt><CdtDbtInd>(....)/g))
  const of = (side: string) => sum(entries.filter(each => each[2] === side).map(each => halalasOf(each[1]!)))
  return {
    opening: balanceOf('OPBD'),
    moneyIn: of('CRDT'),
    moneyOut: of('DBIT'),
    closing: balanceOf('CLBD'),
    count: entries.length,
  }
}

/** CSV has no opening balance of its own: it is the first balance without the first entry. */
function sumsOfCsv(file: string, opening: number): Sums {
  const rows = Array.from(readTable(`${'a,b,c,d,e,f,g,h,i'}\r\n${file}`).rows, ({ cells }) => cells)
  const of = (place: number) => sum(rows.map(cells => (cells[place] ? halalasOf(cells[place]) : 0)))
  return {
    opening,
    moneyIn: of(6),
    moneyOut: of(7),
    closing: rows.length > 0 ? halalasOf(rows.at(-1)![8]!) : opening,
    count: rows.length,
  }
}

const NAME = fc.string({ unit: fc.constantFrom(...'=+-@a B1&<>"_x0041_:\u0001شركة\n,;é') })

/** A month with random entries, in which the balance is never negative. */
const month = fc
  .record({
    opening: fc.integer({ min: 0, max: 1_000_000_000_00 }),
    moves: fc.array(fc.record({ amount: fc.integer({ min: -90_000_000_00, max: 90_000_000_00 }), name: NAME }), {
      maxLength: 40,
    }),
  })
  .map(({ opening, moves }): { statement: Statement; entries: StatementEntry[]; sums: Sums } => {
    let balance = opening
    const entries = moves.flatMap(({ amount, name }, index): StatementEntry[] => {
      if (amount === 0 || balance + amount < 0) return []
      balance += amount
      return [
        {
          sequence: index,
          amount,
          balance,
          createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 28), 9)),
          referenceId: `PLK${String(index).padStart(13, '0')}`,
          type: amount > 0 ? 'incoming_transfer' : 'fee',
          counterparty: name,
          counterpartyArabic: null,
        },
      ]
    })
    const amounts = entries.map(({ amount }) => amount)
    const moneyIn = sum(amounts.filter(amount => amount > 0))
    const sums = { opening, moneyIn, moneyOut: moneyIn - sum(amounts), closing: balance, count: entries.length }
    return { entries, sums, statement: { ...STATEMENT, ...sums, entryCount: entries.length } }
  })

const STATEMENT: Statement = {
  id: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  accountId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  kind: 'statement',
  code: '7K3Q9XWD4MHT',
  holder: '=HYPERLINK("https://example.com")',
  holderArabic: null,
  crNumber: '9900000000',
  iban: 'SA0330000000000000000001',
  ledgerAccountId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  subWalletId: null,
  subWalletName: null,
  fromDay: '2026-01-01',
  toDay: '2026-01-31',
  isInterim: false,
  opening: 0,
  moneyIn: 0,
  moneyOut: 0,
  closing: 0,
  entryCount: 0,
  lastSequence: 0,
  balances: null,
  digest: '9f2c4b7a1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8',
  contentHash: '',
  issuedAt: new Date('2026-02-01T00:10:00+03:00'),
}

describe('each format of a statement', () => {
  test('has its balances and sums to the halala, whatever the entries and names are', async () => {
    await fc.assert(
      fc.asyncProperty(month, async ({ statement, entries, sums }) => {
        const camt = `${camtBeginning(statement)}${entries.map(camtEntry).join('')}${camtEnd}`
        expect(sumsOfCamt(camt)).toEqual(sums)
        const csv = entries.map(entry => csvEntry(entry, 'en')).join('')
        expect(sumsOfCsv(csv, sums.opening)).toEqual(sums)
        expect(sumsOfMt940(await textOf(mt940Messages(statement, inSlices(entries))))).toEqual(sums)
        const file = await bytesOf(workbookFile(statementSheets(statement, inSlices(entries), 'en')))
        expect(await sumsOfWorkbook(file)).toEqual(sums)
      }),
      propertyRuns({ gate: 40, all: 400 }),
    )
  })

  test('a workbook has no formula, and each text as it is', async () => {
    await fc.assert(
      fc.asyncProperty(month, async ({ statement, entries }) => {
        const archive = new Archive(
          await bytesOf(workbookFile(statementSheets(statement, inSlices(entries), 'ar'))),
          MOST_BYTES,
        )
        const sheet = String(await archive.read('xl/worksheets/sheet1.xml'))
        expect(sheet).not.toContain('<f')
        const names = Array.from(sheet.matchAll(/<c r="D(\d+)" s="4" t="inlineStr"><is><t [^>]*>([^<]*)</g), each =>
          read(each[2]!),
        )
        // XML has no control characters.
        expect(names).toEqual(entries.map(({ counterparty }) => counterparty.replaceAll('\u0001', '')))
      }),
      propertyRuns({ gate: 20, all: 200 }),
    )
  })
})

/** A text as Excel reads it. */
const read = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

describe('through HTTP', () => {
  const world = testApp()
  afterAll(async () => (await world).database.close())
  let owner: WalletOwner
  beforeAll(async () => {
    owner = await newWalletOwner(await world)
    await owner.now(topUp(2_600_00, { counterparty: 'mada card 4521' }))
    await owner.now(payment(200_50, { counterparty: '=1+1' }))
  })

  const sums = { opening: 0, moneyIn: 2_600_00, moneyOut: 200_50, closing: 2_399_50, count: 2 }

  test('getStatementXlsx is a workbook with its name and type', async () => {
    const statement = await issueStatement(owner.customer)
    const response = await fileOf(owner.customer, statement, 'xlsx?locale=ar')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': XLSX,
      'content-disposition': `attachment; filename="plink-${statement.documentId}.xlsx"`,
    })
    const file = Buffer.from(await response.arrayBuffer())
    expect(await sumsOfWorkbook(file)).toEqual(sums)
    const archive = new Archive(file, MOST_BYTES)
    expect(String(await archive.read('xl/workbook.xml'))).toContain('<sheet name="الحركات" sheetId="1" r:id="rId1"/>')
    const sheet = String(await archive.read('xl/worksheets/sheet1.xml'))
    expect(sheet).toContain('rightToLeft="1"')
    // 5 January 2026 as a number of days, as a spreadsheet counts them.
    expect(sheet).toContain('<c r="A2" s="3"><v>46027</v></c>')
  })

  test('getStatementSwift has the account, the balances and the references', async () => {
    const statement = await issueStatement(owner.customer)
    const response = await fileOf(owner.customer, statement, 'mt940')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="plink-${statement.documentId}.sta"`)
    const file = await response.text()
    expect(sumsOfMt940(file)).toEqual(sums)
    expect(file.split('\r\n')).toEqual([
      `:20:${statement.code}`,
      `:25:${statement.iban}`,
      ':28C:1/1',
      ':60F:C251231SAR0,00',
      expect.stringMatching(/^:61:2601050105CR2600,00NMSC(PLK.{13})\/\/\1$/),
      ':86:Wallet Top-up mada card 4521',
      expect.stringMatching(/^:61:2601050105DR200,50NMSC(PLK.{13})\/\/\1$/),
      ':86:Local POS Transaction 1+1',
      ':62F:C260105SAR2399,50',
      '-',
      '',
    ])
  })
})
