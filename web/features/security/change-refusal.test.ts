import { expect, test } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import { changeRefusalOf } from './change-refusal.ts'

test.each([
  ['PASSWORD_WRONG', 'current'],
  ['VALIDATION_ERROR', 'password'],
  ['ACCOUNT_LOCKED', 'form'],
  ['TOO_NEW' as 'UNKNOWN_ERROR', 'form'],
] as const)('a change refused with %s is shown at: %s', (code, place) => {
  expect(changeRefusalOf(new ApiError(400, { error: 'Refused', requestId: 'r1', code }))).toBe(place)
})
