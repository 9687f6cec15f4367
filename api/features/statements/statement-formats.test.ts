import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedDocument } from '#api/contract/generated/schemas.ts'
import { Archive } from '#api/kernel/files/read-archive.ts'
import { workbookFile, XLSX } from '#api/kernel/files/workbook.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Instruction } from '#api/money/ledger/instruction.ts'
import { testApp } from '#api/testing/app.ts'
import { fileOf, issueStatement } from '#api/testing/money/issued-documents.ts'
import {
  mt940MessagesIn,
  type StatementSums,
  sumsOfCamt,
  sumsOfCsv,
  sumsOfMt940,
  sumsOfPdf,
  sumsOfWorkbook,
} from '#api/testing/money/statement-sums.ts'
import { hold, newSubWallet, payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner, type WalletOwner } from '#api/testing/money/wallet-owner.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { camtBeginning, camtEnd, camtEntry } from './camt053.ts'
import { csvEntry } from './get-statement-csv.ts'
import { mt940Messages } from './mt940.ts'
import type { StatementEntry } from './statement-entries.ts'
import { statementSheets } from './statement-sheets.ts'
import type { Statement } from './statements.store.ts'

const MOST_BYTES = 10_000_000

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

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

/** Checks what SWIFT asks of each message. */
function expectMessages(file: string): void {
  const messages = mt940MessagesIn(file)
  for (const [index, message] of messages.entries()) {
    expect(message.length).toBeLessThanOrEqual(2000)
    expect(message).toMatch(/^[\dA-Za-z/\-?:().,'+ \r\n]*$/)
    expect(message).toContain(index === 0 ? ':60F:' : ':60M:')
    expect(message).toContain(index === messages.length - 1 ? ':62F:' : ':62M:')
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
  .map(({ opening, moves }): { statement: Statement; entries: StatementEntry[]; sums: StatementSums } => {
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
        expect(sumsOfCsv(`a,b,c,d,e,f,g,h,i\r\n${csv}`, sums.opening)).toEqual(sums)
        const mt940 = await textOf(mt940Messages(statement, inSlices(entries)))
        expectMessages(mt940)
        expect(sumsOfMt940(mt940)).toEqual(sums)
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

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function instructionOf(each: Step, subWallet: string, holds: readonly string[]): Instruction {
  const key = crypto.randomUUID()
  if (each.act === 'to_sub') return { kind: 'move', key, to: subWallet, amount: sar(each.amount) }
  if (each.act === 'to_main') return { kind: 'move', key, from: subWallet, amount: sar(each.amount) }
  if (each.act === 'capture' || each.act === 'release')
    return { kind: each.act, key, holdId: holds[each.hold] ?? crypto.randomUUID() }
  const from = each.isSub ? { subWallet } : {}
  if (each.act === 'top_up') return topUp(each.amount, from)
  return each.act === 'payment' ? payment(each.amount, from) : hold(each.amount, from)
}

/** A payment that a wallet cannot make leaves nothing behind. */
function expectRefusal(cause: unknown): undefined {
  if (!(cause instanceof PlinkError)) throw cause
}

async function sumsInEachFormat(owner: WalletOwner, statement: IssuedDocument): Promise<StatementSums[]> {
  const file = async (name: string) => Buffer.from(await (await fileOf(owner.customer, statement, name)).arrayBuffer())
  return [
    await sumsOfWorkbook(await file('xlsx')),
    sumsOfCsv(String(await file('csv'))),
    sumsOfCamt(String(await file('camt053'))),
    sumsOfMt940(String(await file('mt940'))),
    await sumsOfPdf(await file('pdf')),
  ]
}

const step = fc.record({
  act: fc.constantFrom(...(['top_up', 'payment', 'hold', 'capture', 'release', 'to_sub', 'to_main'] as const)),
  amount: fc.integer({ min: 1, max: 500_000_00 }),
  /** Whether it is about the sub-wallet. */
  isSub: fc.boolean(),
  /** The hold that ends. */
  hold: fc.nat(3),
})

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

  test('each file of each wallet adds up to its balance, whatever was paid, held, released or moved', async () => {
    const { clock, deps } = await world
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async steps => {
        const spender = await newWalletOwner(await world)
        const subWallet = await newSubWallet(deps, spender.walletId)
        await spender.now(topUp(1_000_000_00))
        const holds: string[] = []
        for (const each of steps) {
          const posted = await spender.now(instructionOf(each, subWallet, holds)).catch(expectRefusal)
          if (posted?.hold) holds.push(posted.hold.id)
        }
        for (const of of [undefined, { subWallet }]) {
          const today = riyadhDay(clock())
          const statement = await issueStatement(spender.customer, {
            from: `${today.slice(0, 7)}-01`,
            to: today,
            ...of,
          })
          // Without what is in sub-wallets, which have statements of their own.
          const { available, onHold } = await spender.read(`?${new URLSearchParams(of)}`)
          const [first, ...others] = await sumsInEachFormat(spender, statement)
          expect(first?.closing).toBe(available.amount + onHold.amount)
          for (const other of others) expect(other).toEqual(first)
        }
      }),
      propertyRuns({ gate: 2, all: 4 }),
    )
  })

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
