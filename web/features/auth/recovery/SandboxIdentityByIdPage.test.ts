import { expect, test } from 'vitest'
import { sandboxDateOfBirthProblem } from './SandboxIdentityByIdPage.tsx'

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
])('%j: %s', (text, problem) => {
  expect(sandboxDateOfBirthProblem(text, NOW)).toBe(problem)
})
