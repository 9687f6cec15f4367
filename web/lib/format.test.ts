import { expect, test } from 'vitest'
import { riyadhDay } from '#domain/riyadh-time.ts'
import { serverNow } from './clock.ts'
import { formatsOf } from './format.ts'

const LATE_UTC = '2026-11-20T22:30:00Z'

test('times and dates are in Riyadh time', () => {
  expect(formatsOf('en').time(LATE_UTC)).toBe('01:30')
  expect(formatsOf('en').date(LATE_UTC)).toBe('21 Nov 2026')
  expect(formatsOf('en').dateTime(LATE_UTC)).toBe('21 Nov 2026, 01:30')
  expect(formatsOf('ar').dateTime(LATE_UTC)).toBe('\u206721 نوفمبر 2026، 01:30\u2069')
})

test('Arabic has the Gregorian calendar and western digits', () => {
  const arabic = formatsOf('ar')
  expect(arabic.date(LATE_UTC)).toBe('\u206721 نوفمبر 2026\u2069')
  expect(arabic.number(1234567)).toBe('1,234,567')
})

test('money has its currency in the current language', () => {
  expect(formatsOf('en').money(240_000)).toBe('2,400.00\u00a0SAR')
  expect(formatsOf('ar').money(240_000)).toBe('\u2067\u20662,400.00\u2069\u00a0ر.س\u2069')
  expect(formatsOf('en').money(240_000, '+')).toBe('+2,400.00\u00a0SAR')
})

test('compact numbers have a unit in the current language', () => {
  expect([250_000, 1_200_000].map(formatsOf('en').compact)).toEqual(['250k', '1.2m'])
  expect(formatsOf('ar').compact(250_000)).toMatch(/^250.*ألف$/)
})

test('amount and currency can be formatted separately', () => {
  const { amount, currency } = formatsOf('en')
  expect([amount(240_000), currency]).toEqual(['2,400.00', 'SAR'])
})

test('says now within a minute, also if the clock of this device is behind', () => {
  const later = '2999-01-01T00:00:00Z'
  expect(formatsOf('en').ago(later)).toBe('now')
  expect(formatsOf('ar').ago(later)).toBe('الآن')
  expect(formatsOf('en').ago(new Date(serverNow() - 3 * 86_400_000 - 3_600_000))).toBe('3 days ago')
})

test('a date has its year only if it is not the current one', () => {
  const { shortDate, weekday } = formatsOf('en')
  const year = riyadhDay(new Date()).slice(0, 4)
  expect(shortDate(`${year}-11-20T22:30:00Z`)).toBe('21 Nov')
  expect(shortDate('2024-12-31T22:30:00Z')).toBe('1 Jan 2025')
  expect(weekday('2024-12-31T22:30:00Z')).toBe('Wednesday, 1 Jan 2025')
  expect(formatsOf('ar').shortDate('2024-12-31T22:30:00Z')).toBe('\u20671 يناير 2025\u2069')
})
