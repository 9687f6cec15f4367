import { expect, test } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { ResendLoginOtpMutationError, VerifyLoginOtpMutationError } from '#web/api/generated/auth.ts'
import { resendProblemOf, verifyProblemOf } from './login-code-problem.ts'

const BODY = { error: 'Refused', requestId: 'r1' }
const verify = (code: VerifyLoginOtpMutationError['body']['code']) =>
  verifyProblemOf(new ApiError(400, { ...BODY, code }))
const resend = (code: ResendLoginOtpMutationError['body']['code']) =>
  resendProblemOf(new ApiError(400, { ...BODY, code }))

test.each([
  ['VALIDATION_ERROR', 'invalid'],
  ['OTP_EXPIRED', 'expired'],
  ['LOGIN_EXPIRED', 'over'],
  ['ACCOUNT_LOCKED', 'locked'],
  ['CALL_FAILED', 'failed'],
  ['TOO_NEW' as 'UNKNOWN_ERROR', 'failed'],
] as const)('a code refused with %s: %s', (code, problem) => {
  expect(verify(code)).toBe(problem)
})

test.each([
  ['OTP_COOLDOWN', 'wait'],
  ['LOGIN_EXPIRED', 'over'],
  ['ACCOUNT_LOCKED', 'locked'],
  ['RATE_LIMITED', 'say_why'],
  ['OTP_SEND_FAILED', 'failed'],
  ['TOO_NEW' as 'UNKNOWN_ERROR', 'failed'],
] as const)('a code not sent again because of %s: %s', (code, problem) => {
  expect(resend(code)).toBe(problem)
})
