import { describe, expect, test } from 'vitest'
import { otpauthUri, timeStepAt, timeStepOf, toBase32, totpCode } from './totp.ts'

/** The secret of the test values of both RFCs. */
const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('a TOTP code', () => {
  // RFC 4226, appendix D.
  test('of the first ten steps is that of the RFC', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
    expect(codes.map((_, step) => totpCode(SECRET, step))).toEqual(codes)
  })

  // RFC 6238, appendix B, has eight digits. Six digits are the last six of them.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %d is %s', (seconds, code) => {
    expect(totpCode(SECRET, timeStepAt(at(seconds)))).toBe(code.slice(2))
  })

  test('is recognised one step early and late, and not two', () => {
    const now = at(1_234_567_890)
    const step = timeStepAt(now)
    const steps = [-2, -1, 0, 1, 2].map(drift => timeStepOf(SECRET, totpCode(SECRET, step + drift), now))
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(timeStepOf(SECRET, '', now)).toBeUndefined()
  })
})

test('Base32 is that of RFC 4648, without padding', () => {
  const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(text => toBase32(Buffer.from(text)))
  expect(texts).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
})

test('the URI names the account, the secret and the issuer', () => {
  expect(otpauthUri(SECRET, 'sara+1@plink.example')).toBe(
    'otpauth://totp/Plink:sara%2B1%40plink.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plink',
  )
})
