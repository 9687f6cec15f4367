import { describe, expect, test } from 'vitest'
import { amountProblem, startProblem } from './amount-problem.ts'

const ROOM = {
  available: 5_000_00,
  leftToday: 2_000_00,
  leftThisMonth: 1_500_00,
  daily: 8_000_00,
  monthly: 9_000_00,
  oneTransfer: 20_000_00,
}

describe('a transfer of now', () => {
  test.each([
    ['', 'required'],
    ['-', 'required'],
    ['0', 'nothing'],
    ['0.00', 'nothing'],
    ['-20', 'nothing'],
    ['0.001', 'unreadable'],
    ['1500,01', 'over_monthly'],
    ['1.500', null],
    ['15,00', null],
    ['1,5,0', 'unreadable'],
    ['1e9', 'unreadable'],
    ['1000000000', 'over_monthly'],
    ['1000000000.01', 'too_large'],
    ['٥٬٠٠٠٫٠١', 'over_monthly'],
    ['1,500.01 ر.س', 'over_monthly'],
    ['1,500.00', null],
    ['0.01', null],
  ])('of %s: %s', (text, problem) => {
    expect(amountProblem(text, 'now', ROOM)).toBe(problem)
  })

  test.each([
    ['too_much', { available: 1_000_00 }],
    ['over_daily', { leftToday: 1_000_00 }],
    ['over_monthly', { leftThisMonth: 1_000_00 }],
    ['instant_transfer', { oneTransfer: 1_000_00 }],
    ['too_much', { available: 1_000_00, leftToday: 1_000_00 }],
  ])('has the problem %s where that allows the least', (problem, least) => {
    expect(amountProblem('20000', 'now', { ...ROOM, ...least })).toBe(problem)
    expect(amountProblem('1000', 'now', { ...ROOM, ...least })).toBeNull()
  })

  test('is limited by nothing that is not known yet', () => {
    expect(amountProblem('1000000000', 'now', {})).toBeNull()
  })
})

test.each([
  ['8,000.00', null],
  ['8,000.01', 'above_daily'],
  ['9,000.01', 'above_daily'],
  ['1000000000.01', 'too_large'],
  ['0', 'nothing'],
])('a transfer for later of %s: %s', (text, problem) => {
  expect(amountProblem(text, 'monthly', ROOM)).toBe(problem)
})

test('of a transfer for later the lowest limit is the problem', () => {
  expect(amountProblem('8000.01', 'once', { ...ROOM, monthly: 7_000_00 })).toBe('above_monthly')
  expect(amountProblem('8000.01', 'once', { ...ROOM, oneTransfer: 7_000_00 })).toBe('instant_transfer')
  expect(amountProblem('8000.01', 'once', {})).toBeNull()
})

test.each([
  ['', 'required'],
  ['2020-01-01', 'too_early'],
  ['2026-01-05', 'too_early'],
  ['2026-01-06', null],
  ['2027-01-05', null],
  ['2027-01-06', 'too_late'],
])('a first day of %s: %s', (day, problem) => {
  expect(startProblem(day, '2026-01-05')).toBe(problem)
})
