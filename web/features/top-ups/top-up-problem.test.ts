import { expect, test } from 'vitest'
import { topUpProblem } from './top-up-problem.ts'

test.each([
  ['', 'required'],
  ['0', 'too_little'],
  ['-100', 'too_little'],
  ['9.99', 'too_little'],
  ['0.001', 'unreadable'],
  ['9,99', 'too_little'],
  ['12,50', null],
  ['20.000', null],
  ['20.000,01', 'too_much'],
  ['1e9', 'unreadable'],
  ['1000000000', 'too_much'],
  ['20,000.01 SAR', 'too_much'],
  ['٢٠٬٠٠٠', null],
])('a top-up of %s: %s', (text, problem) => {
  expect(topUpProblem(text, { minimum: { amount: 10_00 }, maximum: { amount: 20_000_00 } })).toBe(problem)
})
