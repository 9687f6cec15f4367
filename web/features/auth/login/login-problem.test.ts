import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { LoginWithPasswordMutationError } from '#web/api/generated/auth.ts'
import { fewAttemptsLeft, loginProblemOf } from './login-problem.ts'

const refusal = (body: Partial<LoginWithPasswordMutationError['body']>): LoginWithPasswordMutationError =>
  new ApiError(401, { error: 'Refused', requestId: 'r1', code: 'INVALID_CREDENTIALS', ...body })

describe('a sign-in that is refused', () => {
  it.each([
    ['INVALID_CREDENTIALS', 'credentials'],
    ['VALIDATION_ERROR', 'credentials'],
    ['ACCOUNT_LOCKED', 'locked'],
    ['NETWORK_ERROR', 'unreachable'],
    ['SERVER_BUSY', 'say_why'],
    ['UNKNOWN_ERROR', 'failed'],
    ['TOO_NEW' as 'UNKNOWN_ERROR', 'failed'],
  ] as const)('for %s shows %s', (code, problem) => {
    expect(loginProblemOf(refusal({ code }))).toBe(problem)
  })

  it('speaks of the tries that are left when they are few', () => {
    expect(fewAttemptsLeft(refusal({ attemptsRemaining: 3 }))).toBeUndefined()
    expect(fewAttemptsLeft(refusal({ attemptsRemaining: 2 }))).toBe(2)
    expect(fewAttemptsLeft(refusal({ attemptsRemaining: 1 }))).toBe(1)
    expect(fewAttemptsLeft(refusal({}))).toBeUndefined()
  })
})
