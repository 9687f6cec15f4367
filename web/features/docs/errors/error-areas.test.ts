import { expect, test } from 'vitest'
import { areaOf, codesOf, ERROR_GROUPS } from './error-areas.ts'
import { ERROR_CODES } from './error-facts.ts'

test('every code stands in one area', () => {
  const codes = ERROR_GROUPS.flatMap(({ areas }) => areas.flatMap(codesOf))
  expect(codes.toSorted()).toEqual(ERROR_CODES.toSorted())
})

test.each([
  ['OTP_VERIFY_FAILED', 'auth'],
  ['CR_DUPLICATE', 'verification'],
  ['BENEFICIARY_NOT_FOUND', 'beneficiaries'],
  ['TRANSFER_STATE_INVALID', 'transfers'],
  ['HOLD_ENDED', 'sandbox'],
  ['VALIDATION_ERROR', 'general'],
  ['METHOD_NOT_ALLOWED', 'outside'],
  ['SECOND_PERSON_REQUIRED', 'staff'],
] as const)('%s is an error of %s', (code, area) => expect(areaOf(code)).toBe(area))
