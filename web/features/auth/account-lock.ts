import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { Error as ErrorBody } from '#web/api/generated/model/index.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** The location state of the page of a locked account. */
export interface AccountLock {
  lockType: 'soft' | 'hard'
  /** The server's message. */
  lockReason?: string
  unlockMethod: 'forgot_password' | 'call_center'
  /** When a soft lock expires, if that is known. */
  lockedUntil?: number
  /** Only the recovery is locked. The sign-in has a lock of its own. */
  isRecovery?: boolean
}

type LockBody = Pick<ErrorBody, 'error' | 'reason' | 'retryAfterSeconds'>

/** The lock in the error response to a sign-in. */
export function accountLockOf(
  { error, reason, retryAfterSeconds = LOCKOUT_SECONDS }: LockBody,
  now: number,
): AccountLock {
  if (reason === 'hard') return { lockType: 'hard', lockReason: error, unlockMethod: 'call_center' }
  const lockedUntil = now + retryAfterSeconds * 1000
  return { lockType: 'soft', lockReason: error, unlockMethod: 'forgot_password', lockedUntil }
}

/** The lock in the error response to a recovery. */
export function recoveryLockOf(body: LockBody, now: number): AccountLock {
  return { ...accountLockOf(body, now), isRecovery: true }
}

/** Returns null if the location state contains no lock. */
export function accountLockStateOf(state: unknown): AccountLock | null {
  const fields = ['lockType', 'lockReason', 'unlockMethod', 'isRecovery']
  if (fields.every(name => stateField(state, name) === undefined)) return null
  return {
    lockType: stateField(state, 'lockType') === 'hard' ? 'hard' : 'soft',
    lockReason: stateText(state, 'lockReason'),
    unlockMethod: stateField(state, 'unlockMethod') === 'call_center' ? 'call_center' : 'forgot_password',
    lockedUntil: stateMoment(state, 'lockedUntil'),
    isRecovery: stateField(state, 'isRecovery') === true,
  }
}

/** Whether only the support team can end the lock. */
export function isPermanent({ lockType, unlockMethod }: AccountLock): boolean {
  return lockType === 'hard' || unlockMethod === 'call_center'
}
