import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { CompleteCallbackQueryError, GetCallbackStatusQueryError } from '#web/api/generated/auth.ts'
import { callbackPhaseOf, isLost } from './callback-phase.ts'

const NOTHING_YET = { status: undefined, statusError: null, completed: undefined, completionError: null }
const lookFailed = (code: GetCallbackStatusQueryError['body']['code']): GetCallbackStatusQueryError =>
  new ApiError(0, { error: 'Refused', requestId: 'r1', code })
const completionFailed = (code: CompleteCallbackQueryError['body']['code']): CompleteCallbackQueryError =>
  new ApiError(0, { error: 'Refused', requestId: 'r1', code })

describe('a call', () => {
  it('is initiating until the first status', () => {
    expect(callbackPhaseOf(NOTHING_YET)).toBe('calling')
  })

  it.each(['calling', 'pending', 'rejected', 'expired'] as const)('is %s if the server says so', status => {
    expect(callbackPhaseOf({ ...NOTHING_YET, status })).toBe(status)
  })

  it('keeps its phase while the server is unreachable', () => {
    const statusError = lookFailed('NETWORK_ERROR')
    expect(isLost(statusError)).toBe(false)
    expect(callbackPhaseOf({ ...NOTHING_YET, status: 'pending', statusError })).toBe('pending')
  })

  it('has expired if the server does not know it', () => {
    expect(callbackPhaseOf({ ...NOTHING_YET, statusError: lookFailed('CALLBACK_NOT_FOUND') })).toBe('expired')
  })
})

describe('a confirmed call', () => {
  const confirmed = { ...NOTHING_YET, status: 'confirmed' as const }

  it('is completed as soon as there are tokens', () => {
    expect(callbackPhaseOf(confirmed)).toBe('completing')
    expect(callbackPhaseOf({ ...confirmed, completed: { userId: 'u1', accessToken: 'a', refreshToken: 'r' } })).toBe(
      'done',
    )
  })

  it('without an access token has failed', () => {
    expect(callbackPhaseOf({ ...confirmed, completed: { userId: 'u1' } })).toBe('failed')
  })

  it.each([
    ['ACCOUNT_LOCKED', 'failed'],
    ['CALLBACK_EXPIRED', 'expired'],
    ['NETWORK_ERROR', 'failed'],
    ['TOO_NEW' as 'UNKNOWN_ERROR', 'failed'],
  ] as const)('that cannot be completed for %s is %s', (code, phase) => {
    expect(callbackPhaseOf({ ...confirmed, completionError: completionFailed(code) })).toBe(phase)
  })
})
