import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorCodes } from '#web/messages/error-codes.ts'
import { errorTextOf, failureTextOf, withReference } from './error-text.ts'
import { type AnyErrorCode, ApiError } from './fetcher.ts'

const refusal = (code: AnyErrorCode, retryAfterSeconds?: number) =>
  new ApiError(400, { error: 'Refused', requestId: 'r1', code, retryAfterSeconds } as ApiError['body'])
afterEach(() => vi.useRealTimers())

const english = (error: unknown) => errorTextOf(errorCodes.en, error)

describe('the text of a screen with the reason for a failure', () => {
  const TRY_AGAIN = { en: /try again/g, ar: /المحاولة (مرة أخرى|لاحقًا)/g }
  const FAILED = { en: 'Failed to verify it. Please try again.', ar: 'تعذّر التحقق. يرجى المحاولة مرة أخرى.' }
  const codes = ['CR_REGISTRY_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'OTP_SEND_FAILED'] as const

  it.each(codes)('asks once to try again: %s', code => {
    for (const wait of [undefined, 30, 600])
      for (const locale of ['en', 'ar'] as const) {
        const text = failureTextOf(errorCodes[locale], FAILED[locale], refusal(code, wait))
        expect(text.match(TRY_AGAIN[locale]), text).toHaveLength(1)
      }
  })

  it('names the reason', () => {
    expect(failureTextOf(errorCodes.en, FAILED.en, refusal('CR_REGISTRY_UNAVAILABLE'))).toBe(
      'Failed to verify it. Please try again. (The commercial registry is not available right now.)',
    )
  })
})

describe('the text for a failed call', () => {
  it('is the text of its code in the current language', () => {
    expect(english(refusal('PHONE_DUPLICATE'))).toBe('This phone number is already registered')
    expect(errorTextOf(errorCodes.ar, refusal('PHONE_DUPLICATE'))).toBe('رقم الجوال هذا مسجّل من قبل')
  })

  it('has the time to wait, in seconds below a minute, otherwise in minutes rounded up', () => {
    expect(english(refusal('RATE_LIMITED', 1))).toBe('Too many requests. Please try again in 1 second.')
    expect(english(refusal('RATE_LIMITED', 59))).toBe('Too many requests. Please try again in 59 seconds.')
    expect(english(refusal('OTP_LOCKED', 60))).toBe('Too many wrong codes. Please try again in 1 minute.')
    expect(english(refusal('OTP_LOCKED', 841))).toBe('Too many wrong codes. Please try again in 15 minutes.')
  })

  it('says why and until when no more codes are sent', () => {
    vi.useFakeTimers({ now: new Date('2026-01-05T09:00:30.000Z') })
    const body = { error: 'Refused', requestId: 'r1', code: 'RATE_LIMITED', reason: 'codes_per_hour' } as const
    const refusal = new ApiError(429, { ...body, retryAfterSeconds: 1800 })
    expect(english(refusal)).toMatch(/within an hour have been sent\. You can request the next one at 12:31\.$/)
    expect(errorTextOf(errorCodes.ar, refusal)).toContain('12:31')
  })

  it('does not say later beside the time to wait', () => {
    const wait = 'Please try again in 2 minutes.'
    expect(english(refusal('CR_REGISTRY_UNAVAILABLE', 120))).toBe(
      `The commercial registry is not available right now. ${wait}`,
    )
  })

  it('is the general text for an unknown code, and for other errors', () => {
    expect(english(refusal('TOO_NEW' as AnyErrorCode))).toMatch(/^Request failed\b/)
    expect(english(refusal('toString' as AnyErrorCode))).toMatch(/^Request failed\b/)
    expect(english(new TypeError('x'))).toBe('Request failed')
    expect(english(null)).toBe('Request failed')
  })

  it('has the request id for an unknown error', () => {
    expect(english(refusal('UNKNOWN_ERROR'))).toBe('Request failed. Support reference: r1')
    expect(errorTextOf(errorCodes.ar, refusal('UNKNOWN_ERROR'))).toBe(
      'تعذّر تنفيذ الطلب. الرقم المرجعي للدعم: \u2066r1\u2069',
    )
    expect(english(new ApiError(418, { error: 'x', code: 'UNKNOWN_ERROR', requestId: '' }))).toBe('Request failed')
  })
})

describe('the text for a call', () => {
  const failed = (status: number, code: AnyErrorCode) =>
    new ApiError(status, { error: 'Refused', requestId: 'r1', code } as ApiError['body'])

  it.each([
    [0, 'NETWORK_ERROR', 'Network error. Maximum retry attempts (3) exceeded'],
    [500, 'UNKNOWN_ERROR', 'Request failed. Maximum retry attempts (3) exceeded. Support reference: r1'],
    [400, 'UNKNOWN_ERROR', 'Request failed. Support reference: r1'],
    [503, 'SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again.'],
  ] as const)('that failed in each retry says so, unless it is explained: %i %s', (status, code, text) => {
    expect(english(failed(status, code))).toBe(text)
  })

  it('that is still running names it', () => {
    const text = 'Action r1 is already in progress. Please wait a moment.'
    expect(english(refusal('IDEMPOTENCY_IN_FLIGHT'))).toBe(text)
    expect(errorTextOf(errorCodes.ar, refusal('IDEMPOTENCY_IN_FLIGHT'))).toContain('\u2066r1\u2069')
  })

  it('that is still running and has no id names none', () => {
    const error = new ApiError(409, { error: 'Refused', code: 'IDEMPOTENCY_IN_FLIGHT', requestId: '' })
    expect(english(error)).toBe('Action is already in progress. Please wait a moment.')
  })
})

describe('the reference after the text of a screen', () => {
  const own = 'Failed to create profile. Please try again.'

  it('appears for an unknown error only', () => {
    expect(withReference(errorCodes.en, own, refusal('UNKNOWN_ERROR'))).toBe(`${own} Support reference: r1`)
    expect(withReference(errorCodes.en, own, refusal('PROFILE_UNAVAILABLE'))).toBe(own)
    expect(withReference(errorCodes.en, own, null)).toBe(own)
  })
})
