import type { RecoveryStarted } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateMoment, stateText } from '#web/lib/navigation-state.ts'
import { paths } from '#web/paths.ts'

/**
 * A running recovery. Its pages pass it on in location state; it is stored nowhere else. Times are milliseconds since
 * 1970.
 */
export interface Recovery {
  idUnn: string
  resetToken: string
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

/** The proof that a reset needs. */
export interface ResetKeys {
  resetToken: string
  otp: string
}

/** Returns null if the response starts no recovery. */
export function recoveryStarted(idUnn: string, response: RecoveryStarted, now: number): Recovery | null {
  const { success, resetToken } = response
  return success && resetToken ? { idUnn, resetToken, ...codeOf(response, now) } : null
}

/** The first token stays valid when the code is resent. */
export function codeResent(recovery: Recovery, response: RecoveryStarted, now: number): Recovery {
  return { ...recovery, ...codeOf(response, now) }
}

/** Returns null if the location state contains no recovery. */
export function recoveryOf(state: unknown): Recovery | null {
  const idUnn = stateText(state, 'idUnn')
  const resetToken = stateText(state, 'resetToken')
  const expiresAt = stateMoment(state, 'expiresAt')
  const resendAt = stateMoment(state, 'resendAt')
  if (!idUnn || !resetToken || expiresAt === undefined || resendAt === undefined) return null
  return { idUnn, resetToken, expiresAt, resendAt, otpCode: stateText(state, 'otpCode') }
}

export function resetKeysOf(state: unknown): ResetKeys | null {
  const resetToken = stateText(state, 'resetToken')
  const otp = stateText(state, 'otp')
  return resetToken && otp ? { resetToken, otp } : null
}

function codeOf({ expiresAt, resendAfterSeconds, otpCode }: RecoveryStarted, now: number) {
  return { expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
}

/** The proof of an account besides its ID or unified number. */
export type RecoveryMethod = 'id' | 'phone'

/** The pages of each kind of recovery, in order. */
export const RECOVERY_PATHS = {
  id: { identity: paths.recoverById, code: paths.recoverByIdOtp, password: paths.resetPassword },
  phone: { identity: paths.recoverByPhone, code: paths.recoverByPhoneOtp, password: paths.recoverByPhonePassword },
} as const satisfies Record<RecoveryMethod, object>
