import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { Error as ErrorBody } from '#web/api/generated/model/index.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** What the page of a locked account is told by the navigation that leads to it. */
export interface AccountLock {
  lockType: 'soft' | 'hard'
  /** In the server's words. */
  lockReason?: string
  unlockMethod: 'forgot_password' | 'call_center'
  /** When a soft lock ends by itself, if that is known. */
  lockedUntil?: number
  /** Only setting a new password is locked; signing in has a lock of its own. */
  isRecovery?: boolean
}

type LockBody = Pick<ErrorBody, 'error' | 'reason' | 'retryAfterSeconds'>

/** The lock that the server refuses with. */
export function accountLockOf(
  { error, reason, retryAfterSeconds = LOCKOUT_SECONDS }: LockBody,
  now: number,
): AccountLock {
  if (reason === 'hard') return { lockType: 'hard', lockReason: error, unlockMethod: 'call_center' }
  const lockedUntil = now + retryAfterSeconds * 1000
  return { lockType: 'soft', lockReason: error, unlockMethod: 'forgot_password', lockedUntil }
}

/** The lock that the server refuses a recovery with. */
export function recoveryLockOf(body: LockBody, now: number): AccountLock {
  return { ...accountLockOf(body, now), isRecovery: true }
}

/** Null when the navigation tells of no lock. */
export function accountLockStateOf(state: unknown): AccountLock | null {
  const told = ['lockType', 'lockReason', 'unlockMethod', 'isRecovery']
  if (told.every(name => stateField(state, name) === undefined)) return null
  return {
    lockType: stateField(state, 'lockType') === 'hard' ? 'hard' : 'soft',
    lockReason: stateText(state, 'lockReason'),
    unlockMethod: stateField(state, 'unlockMethod') === 'call_center' ? 'call_center' : 'forgot_password',
    lockedUntil: stateMoment(state, 'lockedUntil'),
    isRecovery: stateField(state, 'isRecovery') === true,
  }
}

/** Only the support team ends such a lock. */
export function isPermanent({ lockType, unlockMethod }: AccountLock): boolean {
  return lockType === 'hard' || unlockMethod === 'call_center'
}
