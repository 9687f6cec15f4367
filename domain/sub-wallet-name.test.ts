import { expect, test } from 'vitest'
import { subWalletNameProblem } from './sub-wallet-name.ts'

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['  ab ', 'too_short'],
  ['abc', null],
  ['رواتب', null],
  ['😀😀', 'too_short'],
  ['😀😀😀', null],
  ['a'.repeat(40), null],
  [` ${'a'.repeat(40)} `, null],
  ['a'.repeat(41), 'too_long'],
])('the name "%s" is %s', (name, problem) => {
  expect(subWalletNameProblem(name)).toBe(problem)
})
