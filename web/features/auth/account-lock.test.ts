import { describe, expect, it } from 'vitest'
import { accountLockOf, accountLockStateOf, isPermanent, recoveryLockOf } from './account-lock.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

describe('the lock in an error response', () => {
  it('expires or ends with a new password if it is soft', () => {
    const body = { error: 'Your account has been locked for security reasons.', reason: 'soft', retryAfterSeconds: 60 }
    expect(accountLockOf(body, NOW)).toEqual({
      lockType: 'soft',
      lockReason: body.error,
      unlockMethod: 'forgot_password',
      lockedUntil: NOW + 60_000,
    })
  })

  it('lasts fifteen minutes if the response does not say how long', () => {
    expect(accountLockOf({ error: 'Locked' }, NOW).lockedUntil).toBe(NOW + 900_000)
  })

  it('is hard if the message mentions a call center', () => {
    const lock = accountLockOf({ error: 'Your account is locked. Contact the Call Center.' }, NOW)
    expect(lock).toMatchObject({ lockType: 'hard', unlockMethod: 'call_center' })
  })

  it('is ended only by the call center if it is hard', () => {
    const body = { error: 'Please contact the call center.', reason: 'hard' }
    expect(accountLockOf(body, NOW)).toEqual({ lockType: 'hard', lockReason: body.error, unlockMethod: 'call_center' })
  })
})

describe('the page of a locked account', () => {
  it('reads the lock from the location state', () => {
    const lock = accountLockOf({ error: 'Locked', reason: 'soft', retryAfterSeconds: 60 }, NOW)
    expect(accountLockStateOf(lock)).toEqual({ ...lock, isRecovery: false })
    const ofRecovery = recoveryLockOf({ error: 'Locked', reason: 'soft', retryAfterSeconds: 60 }, NOW)
    expect(accountLockStateOf(ofRecovery)).toEqual({ ...lock, isRecovery: true })
  })

  it.each([
    null,
    'text',
    {},
    { from: '/app' },
    { lockType: 'iron', lockReason: 7, unlockMethod: 1, lockedUntil: 'soon', isRecovery: 1 },
  ])('reads %j as a soft lock of the sign-in', state => {
    const lock = accountLockStateOf(state)
    expect(lock).toEqual({ lockType: 'soft', unlockMethod: 'forgot_password', isRecovery: false })
    expect(isPermanent(lock)).toBe(false)
  })

  it.each([{ lockType: 'hard' }, { unlockMethod: 'call_center' }])('reads %j as a permanent lock', state => {
    expect(isPermanent(accountLockStateOf(state))).toBe(true)
  })
})
