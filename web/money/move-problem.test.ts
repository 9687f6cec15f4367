import { expect, test } from 'vitest'
import { moveProblem } from './move-problem.ts'

test.each([
  ['', 'required'],
  ['.', 'required'],
  ['1e2', 'unreadable'],
  ['10.0055', 'unreadable'],
  ['10.005', 'too_much'],
  ['12,50', null],
  ['100,01', 'too_much'],
  ['1,2,3', 'unreadable'],
  ['0', 'nothing'],
  ['-5', 'nothing'],
  ['100.01', 'too_much'],
  ['100', null],
  ['0.01', null],
])('to move "%s" of 100.00 is %s', (bare, problem) => {
  expect(moveProblem(bare, 100_00)).toBe(problem)
})
