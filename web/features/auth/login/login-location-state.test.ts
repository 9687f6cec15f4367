import { describe, expect, it } from 'vitest'
import { callbackStateOf, loginOtpStateOf, loginStateOf } from './login-location-state.ts'

const deviceInfo = { platform: 'web', userAgent: 'Firefox', screenResolution: '412x915', timezone: 'Asia/Riyadh' }
const GARBAGE = [null, undefined, 'text', 7, {}, { verifyAgain: true }]

describe('the page of the password', () => {
  it('takes over what was typed before, and where to go on', () => {
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

  it.each(GARBAGE)('makes nothing of %j', state => {
    expect(loginStateOf(state)).toEqual({
      passwordSet: false,
      accountOpen: false,
      phoneVerified: false,
      sessionEnded: false,
    })
  })
})

describe('the page of the code', () => {
  const state = { userId: 'u1', phoneOrEmail: '0512345678', deviceInfo, otpCode: '482913', expiresAt: 1, resendAt: 2 }

  it('knows whose code it is', () => {
    expect(loginOtpStateOf(state)).toEqual(state)
  })

  it('never takes a password over', () => {
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

describe('the page of the call', () => {
  const state = { callbackId: 'c1', deviceInfo, from: '/app' }

  it('knows the call and the device', () => {
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
