import { expect, test } from 'vitest'
import type { RecoveryStarted } from '#web/api/generated/plinkAPI.schemas.ts'
import { codeResent, recoveryOf, recoveryStarted, resetKeysOf } from './recovery-state.ts'

const NOW = Date.parse('2026-01-05T09:00:00Z')
const response: RecoveryStarted = {
  success: true,
  resetToken: 'token',
  message: 'Verification code sent',
  expiresAt: '2026-01-05T09:05:00Z',
  resendAfterSeconds: 30,
  attemptsAllowed: 5,
  otpCode: '482913',
}
const recovery = {
  idUnn: '1990800003',
  resetToken: 'token',
  expiresAt: NOW + 300_000,
  resendAt: NOW + 30_000,
  otpCode: '482913',
}

test('a response with a token starts a recovery, one without does not', () => {
  expect(recoveryStarted('1990800003', response, NOW)).toEqual(recovery)
  expect(recoveryStarted('1990800003', { ...response, resetToken: undefined }, NOW)).toBeNull()
})

test('a resent code keeps the first token and replaces the code', () => {
  const again = { ...response, resetToken: undefined, expiresAt: '2026-01-05T09:06:00Z', otpCode: undefined }
  expect(codeResent(recovery, again, NOW + 60_000)).toEqual({
    ...recovery,
    expiresAt: NOW + 360_000,
    resendAt: NOW + 90_000,
    otpCode: undefined,
  })
})

test('location state preserves a recovery', () => {
  expect(recoveryOf(structuredClone(recovery))).toEqual(recovery)
})

test.each([
  null,
  undefined,
  'token',
  {},
  { ...recovery, resetToken: undefined },
  { ...recovery, idUnn: 7 },
  { ...recovery, resendAt: '30' },
])('%j contains no recovery', state => {
  expect(recoveryOf(state)).toBeNull()
})

test('a reset needs both the token and the code', () => {
  expect(resetKeysOf({ ...recovery, otp: '482913' })).toEqual({ resetToken: 'token', otp: '482913' })
  expect(resetKeysOf(recovery)).toBeNull()
  expect(resetKeysOf({ otp: '482913' })).toBeNull()
  expect(resetKeysOf(null)).toBeNull()
})
