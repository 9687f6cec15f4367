import { expect, it, test } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { ChangePasswordMutationError } from '#web/api/generated/account.ts'
import { changeRefusalOf } from './use-change-password.ts'

const place = (code: ChangePasswordMutationError['body']['code'], fields?: Record<string, string>) =>
  changeRefusalOf(new ApiError(400, { error: 'Refused', requestId: 'r1', code, fields }))

test.each([
  ['PASSWORD_WRONG', 'current'],
  ['VALIDATION_ERROR', 'password'],
  ['ACCOUNT_LOCKED', 'form'],
  ['TOO_NEW' as 'UNKNOWN_ERROR', 'form'],
] as const)('a change refused with %s is shown at: %s', (code, expected) => {
  expect(place(code)).toBe(expected)
})

it('does not show an error of the current password at the new one', () => {
  expect(place('VALIDATION_ERROR', { newPassword: 'This password is too easy to guess' })).toBe('password')
  expect(place('VALIDATION_ERROR', { currentPassword: 'Must have at most 128 characters' })).toBe('current')
})
