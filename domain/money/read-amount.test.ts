import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from './money.ts'
import { readAmount } from './read-amount.ts'

const halalasOf = (text: string) => readAmount(text).halalas

test.each([
  // A last separator before one or two digits is the decimal point.
  ['12,50', 12_50],
  ['12.50', 12_50],
  ['12٫50', 12_50],
  ['12،50', 12_50],
  ['1250,5', 1250_50],
  ['1250.5', 1250_50],
  ['0,05', 5],
  [',5', 50],
  ['.05', 5],
  ['1.200,5', 1200_50],
  ['1,200.5', 1200_50],
  ['1 200,50', 1200_50],
  ["1'200.50", 1200_50],
  ['1.234.567,89', 1_234_567_89],
  ['1,200,50', 1200_50],
  // A separator before exactly three digits groups them.
  ['1,250', 1250_00],
  ['1.250', 1250_00],
  ['1 250', 1250_00],
  ['12,345,678', 12_345_678_00],
  ['12.345.678', 12_345_678_00],
  ['10.005', 10_005_00],
  // These have digits and separators of Arabic and Persian.
  ['١٬٢٥٠٫٥٠', 1250_50],
  ['١٢٫٥', 12_50],
  ['١٢,٥٠', 12_50],
  ['١٢،٥٠', 12_50],
  ['۱۲٬۳۴۵', 12_345_00],
  // These have no separator.
  ['0', 0],
  ['7', 7_00],
  ['007', 7_00],
  ['1250', 1250_00],
  ['-20', -20_00],
  ['−7,5', -7_50],
  // These have a currency, or characters that a calculator or a sentence in Arabic puts around a number.
  ['1,250.00 SAR', 1250_00],
  ['SAR 1,250.00', 1250_00],
  ['SR 1,250.00', 1250_00],
  ['1,250.00 sr.', 1250_00],
  ['\u20c1 1,250.00', 1250_00],
  ['2,400.00 ر.س', 2400_00],
  ['٥٠ ريال', 50_00],
  ['12.50 ريال سعودي', 12_50],
  ['\u202d1,250.00\u202c', 1250_00],
  ['\u061c12,50', 12_50],
  ['\u20671,250.00\u2069', 1250_00],
  ['  12,50\u00a0', 12_50],
])('%s is %i halalas', (text, halalas) => {
  expect(readAmount(text)).toEqual({ halalas, problem: null })
})

test.each([
  ['', 'required'],
  [' \u200f ', 'required'],
  ['-', 'required'],
  ['.', 'required'],
  ['SAR', 'required'],
  ['10.0055', 'decimals'],
  ['0.001', 'decimals'],
  ['0,500', 'decimals'],
  ['1250,500', 'decimals'],
  ['1,250.500', 'decimals'],
  ['1.250,500', 'decimals'],
  // The Arabic decimal separator never groups digits.
  ['١٫٢٥٠', 'decimals'],
  ['12.', 'unreadable'],
  ['12,', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['12,34,567', 'unreadable'],
  ['1,00,000', 'unreadable'],
  ['1,250 500', 'unreadable'],
  ['1,,250', 'unreadable'],
  ['12 50', 'unreadable'],
  ["12'50", 'unreadable'],
  ['1e5', 'unreadable'],
  ['0x10', 'unreadable'],
  ['=1+1', 'unreadable'],
  ['five', 'unreadable'],
  ['5-', 'unreadable'],
  ['--5', 'unreadable'],
  ['+5', 'unreadable'],
  ['1/2', 'unreadable'],
  ['12SAR50', 'unreadable'],
  ['12 USD', 'unreadable'],
  ['SAR 12 SAR', 'unreadable'],
  ['12\n50', 'unreadable'],
  ['99999999999999999', 'unreadable'],
])('%j is refused: %s', (text, problem) => {
  expect(readAmount(text)).toEqual({ halalas: null, problem })
})

const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']
const GROUPING = ['', ',', '.', '٬', "'", '’', ' ', '\u00a0', '\u202f']
const POINTS = ['.', ',', '٫', '،']

const WRITTEN = fc.record({
  halalas: fc.integer({ min: 0, max: 99_999_999_999_999 }),
  digits: fc.constantFrom(...DIGITS),
  grouping: fc.constantFrom(...GROUPING),
  point: fc.constantFrom(...POINTS),
  isNegative: fc.boolean(),
  around: fc.constantFrom(
    '%',
    'SAR %',
    '% SAR',
    'SR %',
    '% ر.س',
    '\u20c1%',
    '\u202d%\u202c',
    '\u061c%',
    '\u2066%\u2069',
  ),
})

describe('any amount', () => {
  test('is read as it is written, in whatever notation', () => {
    fc.assert(
      fc.property(WRITTEN, ({ halalas, digits, grouping, point, isNegative, around }) => {
        fc.pre(grouping !== point)
        const [riyals = '', decimals = ''] = formatAmount(halalas).replace(' SAR', '').split('.')
        const western = `${isNegative ? '-' : ''}${riyals.replaceAll(',', grouping)}${point}${decimals}`
        const text = around.replace(
          '%',
          western.replaceAll(/\d/g, digit => digits[Number(digit)]!),
        )
        // Zero has no sign.
        expect(halalasOf(text)! + 0).toBe(isNegative ? 0 - halalas : halalas)
      }),
    )
  })

  test('is read as the rule says, and every other text is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 9 }), text => {
        expect(halalasOf(text)).toBe(byTheRule(text))
      }),
      { numRuns: 5000 },
    )
  })

  test('has all digits that were typed, in their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123٤۵.,٫٬،' \u202d-xeSAR"), maxLength: 10 }), text => {
        const halalas = halalasOf(text)
        if (halalas === null) return
        const digits = Number(text.replaceAll('٤', '4').replaceAll('۵', '5').replaceAll(/\D/g, ''))
        expect([digits, digits * 10, digits * 100]).toContain(Math.abs(halalas))
      }),
      { numRuns: 5000 },
    )
  })
})

/** Implements the rule as it is worded. */
function byTheRule(text: string): number | null {
  const parts = text.split(/[.,]/)
  const separators = text.replaceAll(/\d/g, '')
  if (parts.every(part => part === '')) return null
  if (separators === '') return Number(text) * 100
  const last = parts.at(-1)!
  const hasDecimals = last.length === 1 || last.length === 2
  if (!hasDecimals && last.length !== 3) return null
  const whole = hasDecimals ? parts.slice(0, -1) : parts
  const grouping = hasDecimals ? separators.slice(0, -1) : separators
  const [first = '', ...groups] = whole
  const isGrouped = groups.length > 0
  if (isGrouped && !/^[1-9]\d{0,2}$/.test(first)) return null
  if (groups.some(group => group.length !== 3) || new Set(grouping).size > 1) return null
  return Number(whole.join('')) * 100 + (hasDecimals ? Number(last.padEnd(2, '0')) : 0)
}
