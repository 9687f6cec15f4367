import { describe, expect, it } from 'vitest'
import { codeSent, earlierCode, lockedCode, pendingCode } from './code-sent.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const request = { phone: '0512345678', businessType: 'freelancer' } as const
const response = {
  success: true as const,
  message: 'Verification code sent',
  expiresAt: '2026-01-05T09:05:00.000Z',
  resendAfterSeconds: 30,
  attemptsAllowed: 3,
  otpCode: '482913',
}
const sentCode = codeSent(request, response, NOW)

it('stores when the code expires and when it can be resent, never the code', () => {
  expect(sentCode).toEqual({ ...request, expiresAt: NOW + 300_000, resendAt: NOW + 30_000 })
})

describe('the pending code', () => {
  it('is the one for the current phone and business type', () => {
    expect(pendingCode({ ...request, codeSent: sentCode })).toBe(sentCode)
    expect(pendingCode(request)).toBeUndefined()
  })

  it('is void after a change of the phone or the business type', () => {
    expect(pendingCode({ ...request, phone: '0598765432', codeSent: sentCode })).toBeUndefined()
    expect(pendingCode({ ...request, businessType: 'sole-proprietorship', codeSent: sentCode })).toBeUndefined()
  })
})

describe('after a request that came too soon, the earlier code', () => {
  it('stays pending, with the wait that the server reports', () => {
    expect(earlierCode(request, sentCode, 12, NOW + 18_000)).toEqual(sentCode)
  })

  it('is derived from the wait if its response was lost', () => {
    expect(earlierCode(request, undefined, 12, NOW + 18_000)).toEqual(sentCode)
    const toAnother = { ...sentCode, phone: '0598765432' }
    expect(earlierCode(request, toAnother, 12, NOW + 18_000)).toEqual(sentCode)
  })

  it('is void if it was sent for another business type', () => {
    expect(earlierCode({ ...request, businessType: 'sole-proprietorship' }, sentCode, 12, NOW)).toBeUndefined()
  })
})

it('a lock is stored with the number that it locks', () => {
  expect(lockedCode(request, sentCode, 900, NOW)).toEqual({ ...sentCode, lockedUntil: NOW + 900_000 })
  expect(pendingCode({ ...request, codeSent: lockedCode(request, undefined, 900, NOW) })?.lockedUntil).toBe(
    NOW + 900_000,
  )
})
