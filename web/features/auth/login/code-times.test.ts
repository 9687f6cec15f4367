import { describe, expect, it } from 'vitest'
import { codeTimesOf } from './code-times.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

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
