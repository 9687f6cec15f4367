import { describe, expect, it } from 'vitest'
import { codeTimesOf, earlierCode } from './code-times.ts'
import type { LoginOtpState } from './login-location-state.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const deviceInfo = { platform: 'web', userAgent: 'Firefox', screenResolution: '412x915', timezone: 'Asia/Riyadh' }
const sent: LoginOtpState = {
  userId: 'u1',
  phoneOrEmail: '0512345678',
  deviceInfo,
  otpCode: '482913',
  expiresAt: NOW + 300_000,
  resendAt: NOW + 30_000,
}

describe('the times of a code', () => {
  const started = { needsOtp: true, userId: 'u1', message: 'Verification code sent' }

  it('come from the response', () => {
    const response = { ...started, expiresAt: '2026-11-21T09:01:00Z', resendAfterSeconds: 10 }
    expect(codeTimesOf(response, NOW)).toEqual({ expiresAt: NOW + 60_000, resendAt: NOW + 10_000 })
  })

  it('have defaults', () => {
    expect(codeTimesOf(started, NOW)).toEqual({ expiresAt: NOW + 300_000, resendAt: NOW + 30_000 })
  })
})

describe('after a request that came too soon, the code', () => {
  it('is the stored one', () => {
    expect(earlierCode(sent, 20, NOW + 10_400)).toBe(sent)
  })

  it('is a newer one if the wait is longer than the stored one', () => {
    expect(earlierCode(sent, 25, NOW + 60_000)).toEqual({
      ...sent,
      otpCode: undefined,
      resendAt: NOW + 85_000,
      expiresAt: NOW + 355_000,
    })
  })
})
