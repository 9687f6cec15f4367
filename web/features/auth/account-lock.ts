import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import type { Error as ErrorBody } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** The location state of the page of a locked account. */
export interface AccountLock {
  lockType: 'soft' | 'hard'
  /** The server's message. */
  lockReason?: string
  unlockMethod: 'forgot_password' | 'call_center'
  /** When a soft lock expires, if that is known. */
  lockedUntil?: number
  /** Only the recovery is locked. The sign-in has its own lock. */
  isRecovery?: boolean
}

const LOCK = /locked|call center/i
const CALL_CENTER = /call center/i

/** Whether the server's message speaks of a lock, whatever the code of the error. */
export const isLockMessage = (message: string): boolean => LOCK.test(message)

type LockBody = Pick<ErrorBody, 'error' | 'reason' | 'retryAfterSeconds'>

/** The lock in the error response to a sign-in. */
export function accountLockOf(
  { error, reason, retryAfterSeconds = LOCKOUT_SECONDS }: LockBody,
  now: number,
): AccountLock {
  if (reason === 'hard' || CALL_CENTER.test(error))
    return { lockType: 'hard', lockReason: error, unlockMethod: 'call_center' }
  const lockedUntil = now + retryAfterSeconds * 1000
  return { lockType: 'soft', lockReason: error, unlockMethod: 'forgot_password', lockedUntil }
}

/** The lock in the error response to a recovery. */
export function recoveryLockOf(body: LockBody, now: number): AccountLock {
  return { ...accountLockOf(body, now), isRecovery: true }
}

/** A lock without details in the location state is a soft one. */
export function accountLockStateOf(state: unknown): AccountLock {
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
