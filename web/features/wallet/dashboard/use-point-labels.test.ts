import { expect, test } from 'vitest'
import { dayLabelsOf } from './use-point-labels.ts'

const { daysBelow, daysInFull, monthsBelow, monthsInFull } = dayLabelsOf('en')
const DAY = { from: '2026-01-05', to: '2026-01-05' }
const WEEK = { from: '2025-12-30', to: '2026-01-05' }
const QUARTER = { from: '2026-01-01', to: '2026-03-31' }

test('one day is named alone', () => {
  expect(daysInFull(DAY)).toBe('Monday, 5 Jan 2026')
})

test('below the graph a month is named where it begins', () => {
  const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'].map(day => ({ from: day, to: day }))
  expect(daysBelow(days)).toEqual([
    ['30', 'Dec'],
    ['31', ''],
    ['1', 'Jan'],
    ['2', ''],
  ])
})

test('several days are a range', () => {
  expect(daysInFull(WEEK)).toMatch(/^30 Dec 2025\s–\s5 Jan 2026$/)
})

test('a quarter is named by its months', () => {
  expect(monthsBelow(QUARTER)).toEqual(['Jan –', 'Mar'])
  expect(monthsInFull(QUARTER)).toMatch(/^January\s?–\s?March 2026$/)
})

test('Arabic counts in the same calendar and digits', () => {
  expect(dayLabelsOf('ar').daysInFull(DAY)).toMatch(/يناير.*2026/)
})
