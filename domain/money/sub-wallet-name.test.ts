import { expect, test } from 'vitest'
import { cleanSubWalletName, subWalletNameProblem } from './sub-wallet-name.ts'

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
  ['\u200b\u200b\u200b', 'required'],
  ['\u200d\u200d\u200d', 'required'],
  ['\u0085 \u202e', 'required'],
  ['ab\u200b', 'too_short'],
])('the name "%s" is %s', (name, problem) => {
  expect(subWalletNameProblem(name)).toBe(problem)
})

test.each([
  ['Sala\u202eries', 'Salaries'],
  ['\u200b Rent ', 'Rent'],
  ['👨\u200d👩\u200d👧 trip', '👨\u200d👩\u200d👧 trip'],
])('the name "%s" is kept as "%s"', (name, result) => {
  expect(cleanSubWalletName(name)).toBe(result)
})
