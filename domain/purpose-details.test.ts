import { expect, test } from 'vitest'
import { detailsProblem } from './purpose-details.ts'

test.each([
  ['nothing', '', 'required'],
  ['white space', ' \t\n ', 'required'],
  ['two characters', 'ab', 'too_short'],
  ['two characters and white space', '  ab  ', 'too_short'],
  ['three characters', 'abc', null],
  ['two emoji, four UTF-16 units', '🙂🙂', 'too_short'],
  ['three Arabic letters', 'نقد', null],
  ['100 characters', 'x'.repeat(100), null],
  ['100 characters and white space', `  ${'x'.repeat(100)}  `, null],
  ['100 emoji', '🙂'.repeat(100), null],
  ['101 characters', 'x'.repeat(101), 'too_long'],
])('%s', (_case, text, problem) => {
  expect(detailsProblem(text)).toBe(problem)
})
