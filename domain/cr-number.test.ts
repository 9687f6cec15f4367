import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crNumberProblem, formatCrNumber, isUnifiedNumber } from './cr-number.ts'
import { digitsOnly } from './digits.ts'

const tenDigits = fc.stringMatching(/^[0-9]{10}$/)

test.each([
  ['', 'required'],
  ['990000000', 'length'],
  ['99000000000', 'length'],
  ['9900-00000', 'length'],
  ['9900000000', null],
  ['7990000000', null],
])('the problem of %j is %s', (digits, problem) => {
  expect(crNumberProblem(digits)).toBe(problem)
})

describe('formatCrNumber', () => {
  test.each([
    ['', ''],
    ['9900', '9900'],
    ['99001', '9900-1'],
    ['9900123', '9900-123'],
    ['99001234', '9900-123-4'],
    ['9900123456', '9900-123-456'],
    ['99000000001', '99000000001'],
    ['990000000012', '990000000012'],
  ])('of %j is %j', (digits, formatted) => {
    expect(formatCrNumber(digits)).toBe(formatted)
  })

  test('formats a whole number as 12 characters and loses no digit', () => {
    fc.assert(
      fc.property(tenDigits, digits => {
        expect(formatCrNumber(digits)).toHaveLength(12)
        expect(digitsOnly(formatCrNumber(digits))).toBe(digits)
      }),
    )
  })
})

test('a unified national number starts with 7', () => {
  expect(isUnifiedNumber('7990000000')).toBe(true)
  expect(isUnifiedNumber('9700000000')).toBe(false)
  expect(isUnifiedNumber('')).toBe(false)
})
