import { describe, expect, test } from 'vitest'
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
  test.each(['=1+1', '+966', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j is no formula', text =>
    expect(textCell(text)).toBe(`'${text}`),
  )
  test('is none after a semicolon either, where some spreadsheets begin a cell', () =>
    expect(textCell('Shop;=A1;-2')).toBe("Shop;'=A1;'-2"))
  test.each(['Panda', 'a=b', 'a; b', '', 'بنده', "'=1"])('%j stays as it is', text => expect(textCell(text)).toBe(text))
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
