import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { readTable } from '#domain/table.ts'
import { csvRecord, decimalCell, textCell } from './csv.ts'

describe('csvRecord', () => {
  test.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a,b', ''], '"a,b",\r\n'],
    [['say "hi"', 'c'], '"say ""hi""",c\r\n'],
    [['two\nlines', 'and\rmore'], '"two\nlines","and\rmore"\r\n'],
  ])('%j is %j', (cells, text) => expect(csvRecord(cells)).toBe(text))
})

describe('textCell', () => {
  test.each(['=1+1', '+966', '-1', '@SUM(A1)', '＝1', "=cmd|' /C calc'!A0"])('%j is no formula', text =>
    expect(textCell(text)).toBe(`'${text}`),
  )

  test.each([
    ['"=1"', '"\'=1"'],
    ['\t=1', "\t'=1"],
    ['\n-1', "\n'-1"],
    ['\u00a0=1', "\u00a0'=1"],
    ['\u200f=1', "\u200f'=1"],
  ])('%j begins a cell with a formula and becomes %j', (text, cell) => expect(textCell(text)).toBe(cell))

  test.each([
    ['Shop;=A1;-2', "Shop;'=A1;-2"],
    ['Shop; =A1', "Shop; '=A1"],
    ['Shop;"=A1"', 'Shop;"\'=A1"'],
    ['Shop;+SUM(A1)', "Shop;'+SUM(A1)"],
    ["Shop;-1+cmd|'/C calc'!A0", "Shop;'-1+cmd|'/C calc'!A0"],
    ['two\n=1', "two\n'=1"],
    ['two\r\n@A1', "two\r\n'@A1"],
  ])('%j, which a semicolon or a line break may divide, becomes %j', (text, cell) => expect(textCell(text)).toBe(cell))

  test.each([
    'Panda',
    'a=b',
    'a; b',
    '',
    'بنده',
    "'=1",
    'A-1',
    'one, two',
    'x@y.example',
    'Rent, -50',
    'Rent; -50',
    'Rent, =50',
    'إيجار، -50',
    'Paid:\n- rent\n- power',
    'Call +966 50 000 0000, +966 11 000 0000',
  ])('%j stays as it is', text => expect(textCell(text)).toBe(text))

  const anyText = fc.string({ unit: fc.constantFrom(...'a1 "\';,|\t\n\r؛،=+-@＝(!\u200f') })

  test('is no formula where commas divide cells, and says nothing else than the text', () => {
    fc.assert(
      fc.property(anyText, text => {
        const [row] = readTable(`text,next\r\n${csvRecord([textCell(text), 'next'])}`).rows
        const [cell = ''] = row?.cells ?? []
        expect(cell).not.toMatch(/^["\s\u200f]*[=+\-@＝]/)
        expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      }),
      propertyRuns({ gate: 200, all: 1000 }),
    )
  })

  test('calls nothing where semicolons divide cells, and quotes do not hold them together', () => {
    fc.assert(
      fc.property(anyText, text => {
        const cells = csvRecord([textCell(text)]).split(/[;\t\r\n]/)
        expect(cells.filter(cell => /^["\s\u200f]*([=@＝]|[+-].*[(|!])/.test(cell))).toEqual([])
      }),
      propertyRuns({ gate: 200, all: 1000 }),
    )
  })
})

describe('decimalCell', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [-20_000, '-200.00'],
    [123_456_789, '1234567.89'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%d halalas are %s', (halalas, text) => expect(decimalCell(halalas)).toBe(text))
})
