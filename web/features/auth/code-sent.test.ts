import { describe, expect, it } from 'vitest'
import { codeSent, earlierCode, lockedCode, pendingCode } from './code-sent.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const asked = { phone: '0512345678', businessType: 'freelancer' } as const
const answer = {
  success: true as const,
  message: 'Verification code sent',
  expiresAt: '2026-01-05T09:05:00.000Z',
  resendAfterSeconds: 30,
  attemptsAllowed: 3,
  otpCode: '482913',
}
const sent = codeSent(asked, answer, NOW)

it('remembers when the code ends and when another may be asked for, never the code', () => {
  expect(sent).toEqual({ ...asked, expiresAt: NOW + 300_000, resendAt: NOW + 30_000 })
})

describe('the code on its way', () => {
  it('is the one for the answers as they are', () => {
    expect(pendingCode({ ...asked, codeSent: sent })).toBe(sent)
    expect(pendingCode(asked)).toBeUndefined()
  })

  it('is none once the phone or the business type is another', () => {
    expect(pendingCode({ ...asked, phone: '0598765432', codeSent: sent })).toBeUndefined()
    expect(pendingCode({ ...asked, businessType: 'sole-proprietorship', codeSent: sent })).toBeUndefined()
  })
})

describe('asked too soon, the earlier code', () => {
  it('is gone on with, and the wait is that of the server', () => {
    expect(earlierCode(asked, sent, 12, NOW + 18_000)).toEqual(sent)
  })

  it('whose answer was lost is worked out from the wait', () => {
    expect(earlierCode(asked, undefined, 12, NOW + 18_000)).toEqual(sent)
    const toAnother = { ...sent, phone: '0598765432' }
    expect(earlierCode(asked, toAnother, 12, NOW + 18_000)).toEqual(sent)
  })

  it('is no use when it was asked for another type of business', () => {
    expect(earlierCode({ ...asked, businessType: 'sole-proprietorship' }, sent, 12, NOW)).toBeUndefined()
  })
})

it('a lock is remembered with the number that it locks', () => {
  expect(lockedCode(asked, sent, 900, NOW)).toEqual({ ...sent, lockedUntil: NOW + 900_000 })
  expect(pendingCode({ ...asked, codeSent: lockedCode(asked, undefined, 900, NOW) })?.lockedUntil).toBe(NOW + 900_000)
})
