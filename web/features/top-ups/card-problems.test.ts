import { expect, test } from 'vitest'
import { SANDBOX_CARD_NUMBERS } from '#domain/money/sandbox-money.ts'
import { formatCardNumber } from '#web/test-values/test-cards.ts'
import { cardNumberProblem, expiryProblem, formatExpiry, securityCodeProblem } from './card-problems.ts'

test('every test card can be typed, and is shown in groups of four', () => {
  const numbers = Object.values(SANDBOX_CARD_NUMBERS)
  expect(numbers.map(cardNumberProblem)).toEqual(numbers.map(() => null))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(formatCardNumber('41111')).toBe('4111 1')
})

test.each([
  ['', 'required'],
  ['411111111111111', 'unreadable'],
  ['4111111111111112', 'unreadable'],
  ['4111111111111111', null],
])('the card number %s: %s', (digits, problem) => {
  expect(cardNumberProblem(digits)).toBe(problem)
})

test.each([
  ['', 'required'],
  ['12', 'unreadable'],
  ['1330', 'unreadable'],
  ['0030', 'unreadable'],
  ['1025', 'past'],
  ['1125', null],
  ['0126', null],
])('in November 2025 the expiry %s: %s', (digits, problem) => {
  expect(expiryProblem(digits, new Date(2025, 10, 30, 12))).toBe(problem)
})

test('a security code has three digits, and an expiry its slash', () => {
  expect(['', '12', '123'].map(securityCodeProblem)).toEqual(['required', 'unreadable', null])
  expect(['1', '12', '123', '1230'].map(formatExpiry)).toEqual(['1', '12', '12/3', '12/30'])
})
