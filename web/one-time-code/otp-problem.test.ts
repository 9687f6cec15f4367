import { expect, it } from 'vitest'
import { incompleteProblem } from './otp-problem.ts'

it('a code is complete when every box has a digit', () => {
  expect(incompleteProblem('48291')).toEqual({ kind: 'incomplete' })
  expect(incompleteProblem('48 913')).toEqual({ kind: 'incomplete' })
  expect(incompleteProblem('482913')).toBeNull()
})
