import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lineOf, statementOf } from '#api/testing/money/reconciliation.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { SANDBOX_SAFEGUARDING_IBAN } from '#domain/money/sandbox-money.ts'
import { readDay, riyadhDay } from '#domain/riyadh-time.ts'
import { readStatement } from './read-statement.ts'
import type { ReportedFile } from './reported-file.ts'

const DAY = '2026-01-04'
const CLOSING = `<Dt><Dt>${DAY}</Dt></Dt></Bal>\n<Ntry>`
const STATEMENT = statementOf(DAY, { lines: [lineOf('credit', DAY, 'FT1', 250_00)] })

const read = (content: string): Promise<ReportedFile> => readStatement(content, SANDBOX_SAFEGUARDING_IBAN)
const reasonOf = (content: string) =>
  read(content).then(
    () => 'none',
    (error: PlinkError) => error.details.reason,
  )
const closingOn = (date: string) => STATEMENT.replace(CLOSING, `<Dt>${date}</Dt></Bal>\n<Ntry>`)
const bookedAt = (date: string) => STATEMENT.replace(/<BookgDt>.*<\/BookgDt>/, `<BookgDt>${date}</BookgDt>`)

describe('the day of a statement', () => {
  test.each([
    `<Dt>${DAY}</Dt>`,
    `<Dt> ${DAY}\n</Dt>`,
    `<Dt>${DAY}+03:00</Dt>`,
    `<Dt>${DAY}Z</Dt>`,
    `<DtTm>${DAY}T22:30:00</DtTm>`,
    `<DtTm>${DAY}T20:59:59.999Z</DtTm>`,
    `<DtTm>2026-01-03T21:00:00Z</DtTm>`,
    `<DtTm>2026-01-05T00:30:00+04:00</DtTm>`,
  ])('is read in %s', async date => {
    expect(await read(closingOn(date))).toMatchObject({ day: DAY, closing: 250_00 })
  })

  test.each([
    '',
    '<Dt></Dt>',
    '<Dt>1</Dt>',
    '<Dt>2026</Dt>',
    '<Dt>2026-02-31</Dt>',
    '<Dt>04/01/2026</Dt>',
    `<Dt>${DAY}T10:00:00</Dt>`,
    `<DtTm>${DAY}</DtTm>`,
    '<DtTm>2026-02-31T10:00:00</DtTm>',
    `<DtTm>${DAY}T25:00:00</DtTm>`,
  ])('is not in %j', async date => {
    expect(await reasonOf(closingOn(date))).toBe('not_readable')
  })
})

describe('the booking of an entry', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each([
    [`<Dt>${DAY}</Dt>`, '2026-01-03T21:00:00.000Z'],
    [`<Dt>${DAY}+03:00</Dt>`, '2026-01-03T21:00:00.000Z'],
    [`<DtTm>${DAY}T22:30:00</DtTm>`, '2026-01-04T19:30:00.000Z'],
    [`<DtTm>${DAY}T00:00:00</DtTm>`, '2026-01-03T21:00:00.000Z'],
    [`<DtTm>${DAY}T20:30:00Z</DtTm>`, '2026-01-04T20:30:00.000Z'],
  ])('%s is at %s, wherever the process runs', async (date, instant) => {
    for (const zone of ['UTC', 'Asia/Riyadh', 'America/New_York']) {
      vi.stubEnv('TZ', zone)
      expect(await read(bookedAt(date))).toMatchObject({ day: DAY, lines: [{ bookedAt: new Date(instant) }] })
    }
  })

  test.each([
    '',
    '<Dt></Dt>',
    '<Dt>1</Dt>',
    '<Dt>2026-02-31</Dt>',
    '<DtTm>2026-02-31T10:00:00</DtTm>',
    '<DtTm>1</DtTm>',
  ])('is not in %j', async date => {
    expect(await reasonOf(bookedAt(date))).toBe('line_invalid')
  })
})

test('whatever stands for a date, the file is of one day of the calendar or is refused', async () => {
  const dates = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789-+:TZ .'), maxLength: 25 }),
    fc.stringMatching(/^20(26|28)-[01][0-9]-[0-3][0-9](T[0-2][0-9]:[0-5][0-9](:[0-6][0-9])?)?(Z|[+-][01][0-9]:00)?$/),
  )
  const element = fc.tuple(fc.constantFrom('Dt', 'DtTm'), dates).map(([name, date]) => `<${name}>${date}</${name}>`)
  await fc.assert(
    fc.asyncProperty(element, element, async (closing, booking) => {
      const content = closingOn(closing).replace(/<BookgDt>.*<\/BookgDt>/, `<BookgDt>${booking}</BookgDt>`)
      const outcome = await read(content).catch((error: unknown) => error)
      if (outcome instanceof PlinkError) {
        expect(outcome.code).toBe('RECONCILIATION_FILE_INVALID')
      } else {
        const { day, lines } = await read(content)
        expect(readDay(day)).toBe(day)
        expect(lines.map(line => riyadhDay(line.bookedAt))).toEqual([day])
      }
    }),
    propertyRuns({ gate: 300, all: 3000 }),
  )
})

describe('what XML allows', () => {
  test('a text in CDATA, or in pieces, is a text', async () => {
    const plain = await read(STATEMENT)
    const wrapped = STATEMENT.replaceAll(/>([^<>\s][^<>]*)</g, '><![CDATA[$1]]><')
    expect(wrapped).toContain('<![CDATA[250.00]]>')
    expect(await read(wrapped)).toEqual(plain)
    const inPieces = STATEMENT.replaceAll(/>(\S)([^<>]*)</g, '>$1<!-- a comment --><![CDATA[$2]]><')
    expect(await read(inPieces)).toEqual(plain)
  })

  const supplement = (content: string) => `<SplmtryData><PlcAndNm>x</PlcAndNm><Envlp>${content}</Envlp></SplmtryData>`
  const SUPPLEMENTS = [
    '<x:Fees xmlns:x="urn:bank:fees"><x:Amt Ccy="USD">1.00</x:Amt></x:Fees>',
    '<Fees xmlns="urn:bank:fees"><Stmt><Bal><Amt Ccy="SAR">9.00</Amt></Bal></Stmt></Fees>',
    // An entry inside the supplementary data is not an entry of the statement.
    '<Ntry><Amt Ccy="SAR">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>',
    `<Envlp>${'<a xmlns="urn:a">'.repeat(20)}${'</a>'.repeat(20)}</Envlp>`,
    'a text',
    '',
  ]

  test.each(SUPPLEMENTS)('supplementary data are left out: %s', async content => {
    const plain = await read(STATEMENT)
    for (const end of ['</Ntry>', '</TxDtls>', '</Stmt>', '</BkToCstmrStmt>']) {
      expect(await read(STATEMENT.replace(end, `${supplement(content)}${end}`)), end).toEqual(plain)
    }
  })

  test.each([
    ['elements of another namespace beside them', '<x:Fees xmlns:x="urn:bank:fees"/>'],
    ['supplementary data of another namespace', supplement('').replace('<SplmtryData', '<SplmtryData xmlns="urn:a"')],
    ['an envelope elsewhere', '<Envlp><x:Fees xmlns:x="urn:bank:fees"/></Envlp>'],
    ['supplementary data that are nested deeply', supplement('<a>'.repeat(9999) + '</a>'.repeat(9999))],
  ])('refused: %s', async (_, content) => {
    expect(await reasonOf(STATEMENT.replace('</Stmt>', `${content}</Stmt>`))).toBe('not_readable')
  })
})
