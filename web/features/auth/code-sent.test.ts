import { describe, expect, it } from 'vitest'
import { codeSent, earlierCode, lockedCode, pendingCode } from './code-sent.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const asked = { phone: '0512345678', businessType: 'freelancer' } as const
const response = {
  success: true as const,
  message: 'Verification code sent',
  expiresAt: '2026-01-05T09:05:00.000Z',
  resendAfterSeconds: 30,
  attemptsAllowed: 3,
  otpCode: '482913',
}
const sent = codeSent(asked, response, NOW)

it('stores when the code expires and when it can be resent, never the code', () => {
  expect(sent).toEqual({ ...asked, expiresAt: NOW + 300_000, resendAt: NOW + 30_000 })
})

describe('the pending code', () => {
  it('is the one for the current phone and business type', () => {
    expect(pendingCode({ ...asked, codeSent: sent })).toBe(sent)
    expect(pendingCode(asked)).toBeUndefined()
  })

  it('is void after a change of the phone or the business type', () => {
    expect(pendingCode({ ...asked, phone: '0598765432', codeSent: sent })).toBeUndefined()
    expect(pendingCode({ ...asked, businessType: 'sole-proprietorship', codeSent: sent })).toBeUndefined()
  })
})

describe('after a request that came too soon, the earlier code', () => {
  it('stays pending, with the wait that the server reports', () => {
    expect(earlierCode(asked, sent, 12, NOW + 18_000)).toEqual(sent)
  })

  it('is derived from the wait if its response was lost', () => {
    expect(earlierCode(asked, undefined, 12, NOW + 18_000)).toEqual(sent)
    const toAnother = { ...sent, phone: '0598765432' }
    expect(earlierCode(asked, toAnother, 12, NOW + 18_000)).toEqual(sent)
  })

  it('is void if it was sent for another business type', () => {
    expect(earlierCode({ ...asked, businessType: 'sole-proprietorship' }, sent, 12, NOW)).toBeUndefined()
  })
})

it('a lock is stored with the number that it locks', () => {
  expect(lockedCode(asked, sent, 900, NOW)).toEqual({ ...sent, lockedUntil: NOW + 900_000 })
  expect(pendingCode({ ...asked, codeSent: lockedCode(asked, undefined, 900, NOW) })?.lockedUntil).toBe(NOW + 900_000)
})
