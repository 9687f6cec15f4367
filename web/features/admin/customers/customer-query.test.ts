import { expect, it, test } from 'vitest'
import { customerQueryOf, queryProblem, serverQueryOf } from './customer-query.ts'

test.each([
  ['0512345678', '0512345678'],
  ['+966 51 234 5678', '0512345678'],
  ['00966512345678', '0512345678'],
  ['966-512345678', '0512345678'],
  ['+966 0512', '0512'],
  ['+٩٦٦ ٥١٢', '0512'],
  ['٠٥١٢ ٣٤٥', '0512345'],
  ['\u2068+966512345678\u2069', '0512345678'],
  ['1990 800 003', '1990800003'],
  ['9900-000-000', '9900000000'],
  ['(9665) 123456', '9665123456'],
])('%s is looked for as %s', (typed, query) => {
  expect(customerQueryOf(typed)).toBe(query)
  expect(queryProblem(typed)).toBeNull()
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['Green Palm', 'not_a_number'],
  ['1990x', 'not_a_number'],
  ['199', 'too_short'],
  ['+966 5', 'too_short'],
  ['---', 'too_short'],
  ['19908000031', 'too_long'],
])('"%s" is not looked for: %s', (typed, problem) => {
  expect(queryProblem(typed)).toBe(problem)
})

it('sends a phone with the country code, and other numbers unchanged', () => {
  expect(serverQueryOf('0512')).toBe('+966512')
  expect(serverQueryOf('0512345678')).toBe('+966512345678')
  expect(serverQueryOf('1990')).toBe('1990')
})
