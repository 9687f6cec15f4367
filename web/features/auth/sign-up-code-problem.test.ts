import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { VerifyOtpMutationError } from '#web/api/generated/auth.ts'
import { otpProblemOf } from './sign-up-code-problem.ts'

const refusal = (body: Partial<VerifyOtpMutationError['body']>): VerifyOtpMutationError =>
  new ApiError(400, { error: 'Refused', requestId: 'r1', code: 'VALIDATION_ERROR', ...body })

describe('a refused code', () => {
  it('is invalid, with the attempts left', () => {
    expect(otpProblemOf(refusal({ attemptsRemaining: 2 }))).toEqual({ kind: 'invalid', attemptsRemaining: 2 })
    expect(otpProblemOf(refusal({}))).toEqual({ kind: 'invalid', attemptsRemaining: undefined })
  })

  it('locks the number for 15 minutes on the last attempt', () => {
    expect(otpProblemOf(refusal({ attemptsRemaining: 0 }))).toEqual({ kind: 'locked', seconds: 900 })
  })

  it('of a locked number leads to the wait in the response', () => {
    expect(otpProblemOf(refusal({ code: 'OTP_LOCKED', retryAfterSeconds: 42 }))).toEqual({
      kind: 'locked',
      seconds: 42,
    })
  })

  it('may have expired', () => {
    expect(otpProblemOf(refusal({ code: 'OTP_EXPIRED' }))).toEqual({ kind: 'expired' })
  })

  it.each(['NETWORK_ERROR', 'OTP_VERIFY_FAILED'] as const)('may not have been checked at all: %s', code => {
    const error = refusal({ code })
    expect(otpProblemOf(error)).toEqual({ kind: 'failed', error })
  })
})
