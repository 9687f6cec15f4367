import { describe, expect, it } from 'vitest'
import type { OtpVerified } from '#web/api/generated/plinkAPI.schemas.ts'
import { pathAfterVerification } from './after-verification.ts'
import { credentialsStateOf } from './sign-up-location-state.ts'

const verified: OtpVerified = {
  success: true,
  verified: true,
  userId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
  nextStep: 'set_credentials',
  hasPassword: false,
  hasPasscode: false,
}

describe('after the code of the alternative sign-up', () => {
  it('a missing password is set first, then a missing passcode', () => {
    expect(pathAfterVerification(verified)).toBe('/set-password')
    expect(pathAfterVerification({ ...verified, hasPasscode: true })).toBe('/set-password')
    expect(pathAfterVerification({ ...verified, hasPassword: true })).toBe('/set-passcode')
  })

  it('the dashboard follows if nothing is missing', () => {
    expect(pathAfterVerification({ ...verified, hasPassword: true, hasPasscode: true })).toBe('/app/dashboard')
    expect(pathAfterVerification({ ...verified, nextStep: 'login' })).toBe('/app/dashboard')
  })
})

describe('the user of the password and passcode pages', () => {
  it('comes from the location state', () => {
    expect(credentialsStateOf({ userId: 'u', passcodeNext: true })).toEqual({ userId: 'u', passcodeNext: true })
    expect(credentialsStateOf({ userId: 'u' })).toEqual({ userId: 'u', passcodeNext: false })
  })

  it.each([null, undefined, 'u', {}, { userId: 7 }, { userId: '' }])('is null for %j', state => {
    expect(credentialsStateOf(state)).toBeNull()
  })
})
