import { expect, test } from 'vitest'
import { idUnnProblem } from './id-unn.ts'

test.each([
  ['', 'required'],
  ['199020017', 'length'],
  ['19902001701', 'length'],
  ['1990a00170', 'length'],
  ['3990200170', 'prefix'],
  ['0512345678', 'prefix'],
  ['1990200170', null],
  ['2990700003', null],
  ['7990000000', null],
])('of %j is %s', (digits, problem) => {
  expect(idUnnProblem(digits)).toBe(problem)
})
