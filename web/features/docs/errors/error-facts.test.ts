import { describe, expect, test } from 'vitest'
import { ERROR_CODES, firstSentence, fits, retryAdvice } from './error-facts.ts'
import { errorHelp } from './error-help.ts'

test('every code of the contract is explained in both languages', () => {
  expect(ERROR_CODES).toContain('PHONE_DUPLICATE')
  expect(Object.keys(errorHelp).sort()).toEqual([...ERROR_CODES].sort())
  for (const code of ERROR_CODES) {
    const { en, ar } = errorHelp[code]
    for (const part of ['happened', 'todo'] as const) {
      expect(en[part].trim(), code).not.toBe('')
      expect(ar[part], code).toMatch(/\p{sc=Arabic}/u)
      expect(ar[part], code).not.toBe(en[part])
    }
    expect(en.todo, code).not.toBe(en.happened)
  }
})

test('both languages name the same fields and operations', () => {
  const names = (text: string) => [...new Set(text.match(/`[^`]+`/g))].sort()
  for (const code of ERROR_CODES) {
    const { en, ar } = errorHelp[code]
    expect(names(`${ar.happened} ${ar.todo}`), code).toEqual(names(`${en.happened} ${en.todo}`))
  }
})

describe('a retry', () => {
  test.each([
    ['TIMEOUT', 'again'],
    ['UNKNOWN_ERROR', 'again'],
    ['REQUEST_TIMEOUT', 'again'],
    ['OTP_COOLDOWN', 'wait'],
    ['OTP_LOCKED', 'wait'],
    ['IDEMPOTENCY_IN_FLIGHT', 'wait'],
    ['IDEMPOTENCY_MISMATCH', 'no'],
    ['PHONE_DUPLICATE', 'no'],
    ['NOT_FOUND', 'no'],
  ] as const)('after %s: %s', (code, advice) => expect(retryAdvice(code)).toBe(advice))
})

test.each([
  ['The code is wrong. It was used.', 'The code is wrong.'],
  ['Too many requests: 30 in an hour. Wait.', 'Too many requests.'],
  ['From version 1.2 on, `a:b` is refused.', 'From version 1.2 on, `a:b` is refused.'],
  ['الرمز خاطئ. استُخدم من قبل.', 'الرمز خاطئ.'],
])('the first sentence of %s', (text, sentence) => expect(firstSentence(text)).toBe(sentence))

describe('the filter', () => {
  const codesFor = (query: string) => ERROR_CODES.filter(code => fits(code, query))

  test('shows every code while it is empty', () => {
    expect(codesFor('')).toHaveLength(ERROR_CODES.length)
    expect(codesFor('  ')).toHaveLength(ERROR_CODES.length)
  })

  test.each([
    ['phone_dup', 'PHONE_DUPLICATE'],
    ['409 already registered', 'CR_DUPLICATE'],
    ['verifyOtp expired', 'OTP_EXPIRED'],
    ['الهوية', 'ID_DUPLICATE'],
  ] as const)('%s finds %s', (query, code) => expect(codesFor(query)).toContain(code))

  test('requires every word', () => expect(codesFor('phone_duplicate 504')).toEqual([]))
})
