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
  ['', ''],
  ['  ', ''],
  [' Green Palm ', 'Green Palm'],
  ['1990x', '1990x'],
  ['\u2068مخبز الزيتون ٧\u2069', 'مخبز الزيتون ٧'],
])('%s is looked for as %s', (text, query) => {
  expect(customerQueryOf(text)).toBe(query)
  expect(queryProblem(text)).toBeNull()
})

test.each([
  ['199', 'too_short'],
  ['+966 5', 'too_short'],
  ['---', 'too_short'],
  ['19908000031', 'too_long'],
])('"%s" is not looked for: %s', (text, problem) => {
  expect(queryProblem(text)).toBe(problem)
})

it('sends a phone with the country code, and other text unchanged', () => {
  expect(serverQueryOf('0512')).toBe('+966512')
  expect(serverQueryOf('0512345678')).toBe('+966512345678')
  expect(serverQueryOf('1990')).toBe('1990')
  expect(serverQueryOf('05 Stars')).toBe('05 Stars')
})
