import { describe, expect, it } from 'vitest'
import { callbackStateOf, loginOtpStateOf, loginStateOf } from './login-location-state.ts'

const deviceInfo = { platform: 'web', userAgent: 'Firefox', screenResolution: '412x915', timezone: 'Asia/Riyadh' }
const GARBAGE = [null, undefined, 'text', 7, {}, { verifyAgain: true }]

describe('the password page', () => {
  it('reads the typed identifier and the requested page', () => {
    const state = {
      from: '/app/transactions',
      phoneOrEmail: '0512345678',
      passwordSet: true,
      accountOpen: true,
      phoneVerified: true,
      sessionEnded: true,
    }
    expect(loginStateOf(state)).toEqual(state)
  })

  it.each(GARBAGE)('ignores %j', state => {
    expect(loginStateOf(state)).toEqual({
      passwordSet: false,
      accountOpen: false,
      phoneVerified: false,
      sessionEnded: false,
    })
  })
})

describe('the code page', () => {
  const state = { userId: 'u1', phoneOrEmail: '0512345678', deviceInfo, otpCode: '482913', expiresAt: 1, resendAt: 2 }

  it('reads the user of the code', () => {
    expect(loginOtpStateOf(state)).toEqual(state)
  })

  it('never reads a password', () => {
    expect(loginOtpStateOf({ ...state, password: 'Palm#Trees2031' })).toEqual(state)
  })

  it.each([
    ...GARBAGE,
    { ...state, userId: undefined },
    { ...state, phoneOrEmail: '' },
    { ...state, deviceInfo: { platform: 'web' } },
  ])('does not open with %j', incomplete => {
    expect(loginOtpStateOf(incomplete)).toBeNull()
  })
})

describe('the call page', () => {
  const state = { callbackId: 'c1', deviceInfo, from: '/app' }

  it('reads the call and the device', () => {
    expect(callbackStateOf(state)).toEqual(state)
    expect(callbackStateOf({ callbackId: 'c1', deviceInfo })).toEqual({ callbackId: 'c1', deviceInfo })
  })

  it.each([...GARBAGE, { callbackId: 'c1' }, { deviceInfo }, { callbackId: 7, deviceInfo }])(
    'does not open with %j',
    incomplete => {
      expect(callbackStateOf(incomplete)).toBeNull()
    },
  )
})
