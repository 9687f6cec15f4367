import { expect, test } from 'vitest'
import { dateOfBirthProblem } from './date-of-birth-problem.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

test.each([
  ['031212', null],
  ['٠٣١٢١٢', null],
  ['15/06/1985', null],
  ['150685', 'not_in_sandbox'],
  [' ١٥٠٦٨٥ ', 'not_in_sandbox'],
  ['310299', 'not_in_sandbox'],
  ['31/02/1999', 'impossible'],
  ['1506', 'format'],
  ['', 'required'],
])('in a sandbox %j: %s', (typed, problem) => {
  expect(dateOfBirthProblem(typed, NOW, true)).toBe(problem)
})

test.each([
  ['031212', null],
  ['150685', null],
  ['310299', 'impossible'],
  ['1506', 'format'],
])('in live mode %j: %s', (typed, problem) => {
  expect(dateOfBirthProblem(typed, NOW, false)).toBe(problem)
})
