import { expect, it, test } from 'vitest'
import { cleanNote } from '#domain/money/annotations.ts'
import { noteProblem } from './note-problem.ts'

test.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['ok', 'too_short'],
  ['o  k', 'too_short'],
  ['o\u200b\u200bk', 'too_short'],
  ['yes', null],
  ['تحققنا من الهوية', null],
  ['x'.repeat(500), null],
  [` ${'x'.repeat(500)}\n`, null],
  ['x'.repeat(501), 'too_long'],
  ['😀'.repeat(500), null],
])('of the note "%.12s" it says %s', (text, problem) => {
  expect(noteProblem(text)).toBe(problem)
})

it('keeps lines and drops control characters', () => {
  expect(cleanNote(' Called.\r\nID checked.\u0000 ')).toBe('Called.\nID checked.')
})
