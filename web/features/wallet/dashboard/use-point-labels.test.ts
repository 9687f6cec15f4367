import { expect, test } from 'vitest'
import { dayLabelsOf } from './use-point-labels.ts'

const { day, daysInFull, months, monthsInFull } = dayLabelsOf('en')
const DAY = { from: '2026-01-05', to: '2026-01-05' }
const WEEK = { from: '2025-12-30', to: '2026-01-05' }
const QUARTER = { from: '2026-01-01', to: '2026-03-31' }

test('one day is named alone', () => {
  expect(day(DAY.from)).toBe('5 Jan')
  expect(daysInFull(DAY)).toBe('Monday, 5 January 2026')
})

test('several days are a range', () => {
  expect(daysInFull(WEEK)).toMatch(/^30 December 2025\s–\s5 January 2026$/)
})

test('a quarter is named by its months', () => {
  expect(months(QUARTER)).toMatch(/^Jan\s?–\s?Mar$/)
  expect(monthsInFull(QUARTER)).toMatch(/^January\s?–\s?March 2026$/)
})

test('Arabic counts in the same calendar and digits', () => {
  expect(dayLabelsOf('ar').daysInFull(DAY)).toMatch(/يناير.*2026/)
})
