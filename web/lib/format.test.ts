import { expect, test } from 'vitest'
import { formatsOf } from './format.ts'

const LATE_UTC = '2026-11-20T22:30:00Z'

test('times and dates are in Riyadh time', () => {
  expect(formatsOf('en').time(LATE_UTC)).toBe('01:30')
  expect(formatsOf('en').date(LATE_UTC)).toBe('21 November 2026')
  expect(formatsOf('en').dateTime(LATE_UTC)).toBe('2026-11-21 01:30')
  expect(formatsOf('ar').dateTime(LATE_UTC)).toBe('\u20662026-11-21 01:30\u2069')
})

test('Arabic has the Gregorian calendar and western digits', () => {
  const arabic = formatsOf('ar')
  expect(arabic.date(LATE_UTC)).toContain('2026')
  expect(arabic.date(LATE_UTC)).toContain('نوفمبر')
  expect(arabic.number(1234567)).toBe('1,234,567')
})

test('money has its currency in the current language', () => {
  expect(formatsOf('en').money(240_000)).toBe('2,400.00 SAR')
  expect(formatsOf('ar').money(240_000)).toBe('\u2067\u20662,400.00\u2069 ر.س\u2069')
  expect(formatsOf('en').money(240_000, '+')).toBe('+2,400.00 SAR')
})

test('compact numbers have a unit in the current language', () => {
  expect([250_000, 1_200_000].map(formatsOf('en').compact)).toEqual(['250k', '1.2m'])
  expect(formatsOf('ar').compact(250_000)).toMatch(/^250.*ألف$/)
})

test('amount and currency can be formatted separately', () => {
  const { amount, currency, day } = formatsOf('en')
  expect([amount(240_000), currency]).toEqual(['2,400.00', 'SAR'])
  expect(day(LATE_UTC)).toBe('2026-11-21')
})
