import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { VerifyOtpMutationError } from '#web/api/generated/auth.ts'
import { otpProblemOf } from './sign-up-code-problem.ts'

const refusal = (body: Partial<VerifyOtpMutationError['body']>): VerifyOtpMutationError =>
  new ApiError(400, { error: 'Refused', requestId: 'r1', code: 'VALIDATION_ERROR', ...body })

describe('a refused code', () => {
  it('is wrong, with the tries that are left', () => {
    expect(otpProblemOf(refusal({ attemptsRemaining: 2 }))).toEqual({ kind: 'invalid', attemptsRemaining: 2 })
    expect(otpProblemOf(refusal({}))).toEqual({ kind: 'invalid', attemptsRemaining: undefined })
  })

  it('that was the last try locks the number for the 15 minutes', () => {
    expect(otpProblemOf(refusal({ attemptsRemaining: 0 }))).toEqual({ kind: 'locked', seconds: 900 })
  })

  it('of a locked number waits as long as the server says', () => {
    expect(otpProblemOf(refusal({ code: 'OTP_LOCKED', retryAfterSeconds: 42 }))).toEqual({
      kind: 'locked',
      seconds: 42,
    })
  })

  it('may have expired', () => {
    expect(otpProblemOf(refusal({ code: 'OTP_EXPIRED' }))).toEqual({ kind: 'expired' })
  })

  it('may not have been judged at all', () => {
    const error = refusal({ code: 'NETWORK_ERROR' })
    expect(otpProblemOf(error)).toEqual({ kind: 'failed', error })
  })
})
