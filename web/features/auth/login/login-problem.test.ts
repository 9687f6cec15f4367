import { describe, expect, it, test } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type {
  LoginWithPasswordMutationError,
  ResendLoginOtpMutationError,
  VerifyLoginOtpMutationError,
} from '#web/api/generated/auth.ts'
import { fewAttemptsLeft, loginProblemOf, resendProblemOf, verifyProblemOf } from './login-problem.ts'

const refusal = (body: Partial<LoginWithPasswordMutationError['body']>, status = 401): LoginWithPasswordMutationError =>
  new ApiError(status, { error: 'Refused', requestId: 'r1', code: 'INVALID_CREDENTIALS', ...body })

describe('a refused sign-in', () => {
  it.each([
    ['INVALID_CREDENTIALS', 'credentials'],
    ['VALIDATION_ERROR', 'credentials'],
    ['ACCOUNT_LOCKED', 'locked'],
    ['NETWORK_ERROR', 'unreachable'],
    ['SERVER_BUSY', 'say_why'],
    ['IDEMPOTENCY_IN_FLIGHT', 'say_why'],
    ['UNKNOWN_ERROR', 'say_why'],
    ['TOO_NEW' as 'UNKNOWN_ERROR', 'say_why'],
  ] as const)('for %s shows %s', (code, problem) => {
    expect(loginProblemOf(refusal({ code }, 409))).toBe(problem)
  })

  it('without a message of the server has failed', () => {
    expect(loginProblemOf(refusal({ code: 'UNKNOWN_ERROR', requestId: '' }, 502))).toBe('failed')
  })

  it.each(['Your account is LOCKED.', 'Please contact the call center.'])('whose message is %j is a lock', error => {
    expect(loginProblemOf(refusal({ error }))).toBe('locked')
    expect(loginProblemOf(refusal({ error, code: 'UNKNOWN_ERROR' }, 400))).toBe('locked')
  })

  it('treats a 403 like a 401, whatever its code', () => {
    const error: LoginWithPasswordMutationError = new ApiError(403, {
      error: 'Refused',
      requestId: 'r1',
      code: 'UNKNOWN_ERROR',
    })
    expect(loginProblemOf(error)).toBe('credentials')
  })

  it('reports the attempts left when they are few', () => {
    expect(fewAttemptsLeft(refusal({ attemptsRemaining: 3 }))).toBeUndefined()
    expect(fewAttemptsLeft(refusal({ attemptsRemaining: 2 }))).toBe(2)
    expect(fewAttemptsLeft(refusal({ attemptsRemaining: 1 }))).toBe(1)
    expect(fewAttemptsLeft(refusal({}))).toBeUndefined()
  })
})

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
