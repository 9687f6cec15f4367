import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '#api/dev/testing/property-runs.ts'
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
    ['Shop;=A1;-2', "Shop;'=A1;'-2"],
    ['Shop; =A1', "Shop; '=A1"],
    ['Shop;"=A1"', 'Shop;"\'=A1"'],
    ['"=1"', '"\'=1"'],
    ['a,=1', "a,'=1"],
    ['two\n=1', "two\n'=1"],
    ['two\r\n@A1', "two\r\n'@A1"],
    ['\t=1', "\t'=1"],
    ['\u00a0=1', "\u00a0'=1"],
    ['\u200f=1', "\u200f'=1"],
    ['متجر؛=1', "متجر؛'=1"],
    ['متجر، +1', "متجر، '+1"],
  ])('%j becomes %j', (text, cell) => expect(textCell(text)).toBe(cell))

  test.each(['Panda', 'a=b', 'a; b', '', 'بنده', "'=1", 'A-1', 'one, two', 'x@y.example'])('%j stays as it is', text =>
    expect(textCell(text)).toBe(text),
  )

  test('is no formula wherever a spreadsheet begins a cell, with quotes or without', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a1 "\';,|\t\n\r؛،=+-@＝\u200f') })
    fc.assert(
      fc.property(text, counterparty => {
        const cells = csvRecord([textCell(counterparty)]).split(/[,;|\t\r\n؛،]/)
        expect(cells.filter(cell => /^["\s\u200f]*[=+\-@＝]/.test(cell))).toEqual([])
      }),
      propertyRuns({ gate: 100, all: 100 }),
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
