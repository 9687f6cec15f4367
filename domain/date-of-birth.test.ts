import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDateOfBirth, readDateOfBirth } from './date-of-birth.ts'
import { SANDBOX_DATE_OF_BIRTH } from './sandbox.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const dateOf = (input: string, now = NOW) => readDateOfBirth(input, now).date
const problemOf = (input: string, now = NOW) => readDateOfBirth(input, now).problem

describe('readDateOfBirth', () => {
  test.each([
    '031212',
    '03122012',
    '03/12/2012',
    '3/12/2012',
    '3/12/12',
    '03-12-2012',
    '03.12.2012',
    '03 12 2012',
    '03 / 12 / 2012',
    '2012-12-03',
    '2012/12/3',
    ' 031212\n',
    '٠٣١٢١٢',
    '٠٣/١٢/٢٠١٢',
    '۰۳۱۲۱۲',
    '03\u201112\u20112012',
    '٣؍١٢؍٢٠١٢',
    '\u200f03/12/2012\u200f',
  ])('understands %j', input => {
    expect(readDateOfBirth(input, NOW)).toEqual({ date: SANDBOX_DATE_OF_BIRTH, problem: null })
  })

  test.each([
    ['010190', '1990-01-01'],
    ['010127', '1927-01-01'],
    ['211126', '2026-11-21'],
    ['221126', '1926-11-22'],
    ['290232', '1932-02-29'],
    ['010100', '2000-01-01'],
  ])('takes the two digits of %s for the latest year that is not to come: %s', (input, date) => {
    expect(dateOf(input)).toBe(date)
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200f', 'required'],
    ['0312', 'format'],
    ['03121', 'format'],
    ['0312201', 'format'],
    ['031220122', 'format'],
    ['3 December 2012', 'format'],
    ['2012-12', 'format'],
    ['03//12', 'format'],
    ['2012-12-033', 'format'],
    ['310212', 'impossible'],
    ['29/02/2013', 'impossible'],
    ['30/02/1990', 'impossible'],
    ['00/01/1990', 'impossible'],
    ['01/00/1990', 'impossible'],
    ['121399', 'impossible'],
    ['20121203', 'impossible'],
    ['31/12/1899', 'impossible'],
    ['22/11/2026', 'future'],
    ['2030-01-01', 'future'],
  ])('of %j finds: %s', (input, problem) => {
    expect(problemOf(input)).toBe(problem)
  })

  test('a day begins at midnight in Riyadh', () => {
    const beforeMidnight = Date.parse('2026-11-21T20:59:59Z')
    expect(problemOf('22/11/2026', beforeMidnight)).toBe('future')
    expect(dateOf('22/11/2026', beforeMidnight + 1000)).toBe('2026-11-22')
  })

  test('reads every day of the calendar', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date(NOW), noInvalidDate: true })
    fc.assert(
      fc.property(day, moment => {
        const date = moment.toISOString().slice(0, 10)
        expect(dateOf(date)).toBe(date)
        expect(dateOf(formatDateOfBirth(date))).toBe(date)
      }),
    )
  })
})
