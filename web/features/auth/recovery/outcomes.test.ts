import { describe, expect, it, test } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { ForgotPasswordMutationError, ResetPasswordMutationError } from '#web/api/generated/auth.ts'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { identityOutcomeOf } from './identity-outcome.ts'
import { recovery } from './recovery.messages.ts'
import { resetOutcomeOf } from './use-reset-password.ts'

const identity = (code: ForgotPasswordMutationError['body']['code']) =>
  identityOutcomeOf(new ApiError(400, { error: 'Refused', requestId: 'r1', code }))
const reset = (code: ResetPasswordMutationError['body']['code'], fields?: Record<string, string>) =>
  resetOutcomeOf(new ApiError(400, { error: 'Refused', requestId: 'r1', code, fields }))

test.each([
  ['ACCOUNT_NOT_FOUND', 'not_found'],
  ['VALIDATION_ERROR', 'unverified'],
  ['ACCOUNT_LOCKED', 'locked'],
  ['RECOVERY_EXPIRED', 'over'],
  ['OTP_COOLDOWN', 'wait'],
  ['OTP_SEND_FAILED', 'say_why'],
  ['UNKNOWN_ERROR', 'say_why'],
] as const)('an identity refused with %s: %s', (code, outcome) => {
  expect(identity(code)).toBe(outcome)
})

describe('a refused reset', () => {
  test.each([
    ['RESET_INVALID', 'code'],
    ['ACCOUNT_LOCKED', 'locked'],
    ['SERVER_BUSY', 'say_why'],
    ['UNKNOWN_ERROR', 'failed'],
    ['NETWORK_ERROR', 'failed'],
  ] as const)('because of %s: %s', (code, outcome) => {
    expect(reset(code)).toBe(outcome)
  })

  it('marks the password only if the server names it', () => {
    expect(reset('VALIDATION_ERROR', { newPassword: 'This password is too easy to guess' })).toBe('password')
    expect(reset('VALIDATION_ERROR', { otp: 'Invalid' })).toBe('code')
  })
})

it('shows the texts of the specification', () => {
  const { en } = recovery
  expect(en.verifyTitle).toBe('Verify Identity')
  expect(en.incomplete.id).toBe('Please enter both ID/UNN and Date of Birth')
  expect(en.incomplete.phone).toBe('Please enter both ID/UNN and Phone Number')
  expect(sandboxHints.en.dateOfBirth).toBe('Invalid date. Please enter December 3rd, 2012 (031212)')
  expect(en.notFound.id).toBe('Account not found. Please check your ID/UNN and Date of Birth.')
  expect(en.notFound.phone).toBe('Account not found. Please check your ID/UNN and Phone Number.')
  expect(en.unverified).toBe('Failed to verify identity. Please check your details.')
  expect(en.codeInvalid).toBe('Invalid or expired reset code. Please request a new one.')
  expect(en.stateLost).toBe('Reset token or OTP not found. Please try again.')
  expect(en.resetFailed).toBe('Failed to reset password. Please try again.')
  expect(en.doneTitle).toBe('Password Changed Successfully')
  expect(en.goToLogin).toBe('Go to Login')
  expect(password.en.resetProblems).toMatchObject({
    password: {
      required: 'Please enter a password',
      length: 'Password must be at least 8 characters long',
      uppercase: 'Password must contain at least one uppercase letter',
      lowercase: 'Password must contain at least one lowercase letter',
      numbers: 'Password must contain at least one number',
      symbols: 'Password must contain at least one special character',
    },
    confirmation: { mismatch: 'Passwords do not match' },
  })
})
