import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOnly } from './digits.ts'
import { formatNationalId, idUnnProblem, nationalIdProblem, nationalIdType } from './national-id.ts'

const SAUDI_TEST_IDS =
  `1990800003 1990700013 1990600023 1990500033 1991500040 1990300053 1990100073 1990000083 1990800094
  1990000109 1990800110 1990700120 1990600130 1990500140 1990400150 1990200170 1990100180 1990300160`.split(/\s+/)
const IQAMA_TEST_IDS =
  `2990700003 2990600013 2990500023 2991500030 2990400042 2990200053 2990000073 2990800084 2990700094
  2990800100 2990700110 2990600120 2990500130 2991500147 2990300150`.split(/\s+/)

/** The sum of the digits of each doubled digit: an independent statement of the rule, as a table. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]

/** Returns the check digit after nine digits, doubling the 1st, 3rd, ... ('published') or the 2nd, 4th, ... ('zero-based'). */
function checkDigit(nine: string, reading: 'published' | 'zero-based'): number {
  let sum = 0
  for (let place = 1; place <= 9; place++) {
    const digit = Number(nine.charAt(place - 1))
    const doubles = (place % 2 === 1) === (reading === 'published')
    sum += doubles ? DOUBLED[digit]! : digit
  }
  return (10 - (sum % 10)) % 10
}

const nineDigits = fc.stringMatching(/^[12][0-9]{8}$/)

describe('nationalIdProblem', () => {
  test.each([
    ['', 'required'],
    ['199080000', 'length'],
    ['19908000033', 'length'],
    ['19908a0003', 'length'],
    ['3990800003', 'prefix'],
    ['0990800003', 'prefix'],
    ['1990800004', 'checksum'],
    ['1990800003', null],
  ])('of %j is %s', (digits, problem) => {
    expect(nationalIdProblem(digits)).toBe(problem)
  })

  test.each([...SAUDI_TEST_IDS, ...IQAMA_TEST_IDS])('accepts the test value %s, which passes both readings', id => {
    expect(nationalIdProblem(id)).toBeNull()
    expect(checkDigit(id.slice(0, 9), 'published')).toBe(Number(id[9]))
    expect(checkDigit(id.slice(0, 9), 'zero-based')).toBe(Number(id[9]))
  })

  test('accepts exactly the check digits of the two readings', () => {
    fc.assert(
      fc.property(nineDigits, nine => {
        const accepted = Array.from({ length: 10 }, (_, digit) => digit).filter(
          digit => nationalIdProblem(`${nine}${digit}`) === null,
        )
        const expected = new Set([checkDigit(nine, 'published'), checkDigit(nine, 'zero-based')])
        expect(accepted).toEqual([...expected].sort((a, b) => a - b))
      }),
    )
  })
})

describe('nationalIdType', () => {
  test('follows from the first digit', () => {
    expect(nationalIdType('1')).toBe('saudi')
    expect(nationalIdType('2990700003')).toBe('iqama')
    expect(nationalIdType('3990800003')).toBe('unknown')
    expect(nationalIdType('')).toBe('unknown')
  })

  test.each(SAUDI_TEST_IDS)('of %s is saudi', id => expect(nationalIdType(id)).toBe('saudi'))
  test.each(IQAMA_TEST_IDS)('of %s is iqama', id => expect(nationalIdType(id)).toBe('iqama'))
})

describe('formatNationalId', () => {
  test.each([
    ['', ''],
    ['1990', '1990'],
    ['19908', '1990 8'],
    ['1990800', '1990 800'],
    ['19908000', '1990 800 0'],
    ['1990800003', '1990 800 003'],
    ['19908000035', '19908000035'],
  ])('of %j is %j', (digits, formatted) => {
    expect(formatNationalId(digits)).toBe(formatted)
  })

  test('loses no digit, in 12 characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,12}$/), digits => {
        expect(digitsOnly(formatNationalId(digits))).toBe(digits)
        expect(formatNationalId(digits).length).toBeLessThanOrEqual(12)
      }),
    )
  })
})

test.each([
  ['', 'required'],
  ['199020017', 'length'],
  ['19902001701', 'length'],
  ['1990a00170', 'length'],
  ['3990200170', 'prefix'],
  ['0512345678', 'prefix'],
  ['1990200170', null],
  ['2990700003', null],
  ['7990000000', null],
])('of %j is %s', (digits, problem) => {
  expect(idUnnProblem(digits)).toBe(problem)
})
