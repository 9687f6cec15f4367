import type { RecoveryStarted } from '#web/api/generated/model/index.ts'
import { stateMoment, stateText } from '#web/lib/navigation-state.ts'
import { paths } from '#web/paths.ts'

/**
 * A recovery under way, as its pages hand it to each other in navigation state. It is written down nowhere else. Moments
 * are milliseconds since 1970.
 */
export interface Recovery {
  idUnn: string
  resetToken: string
  expiresAt: number
  resendAt: number
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
}

/** What a password is reset with. */
export interface ResetKeys {
  resetToken: string
  otp: string
}

/** Null when the answer brought nothing to go on with. */
export function recoveryStarted(idUnn: string, answer: RecoveryStarted, now: number): Recovery | null {
  const { success, resetToken } = answer
  return success && resetToken ? { idUnn, resetToken, ...codeOf(answer, now) } : null
}

/** The first token stays the valid one when the code is sent again. */
export function codeResent(recovery: Recovery, answer: RecoveryStarted, now: number): Recovery {
  return { ...recovery, ...codeOf(answer, now) }
}

/** Null when the navigation that leads here told of no recovery. */
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

/** What a person proves an account with, beside its ID or unified number. */
export type RecoveryWay = 'id' | 'phone'

/** The pages of each way, in the order in which they follow each other. */
export const WAYS = {
  id: { identity: paths.recoverById, code: paths.recoverByIdOtp, password: paths.resetPassword },
  phone: { identity: paths.recoverByPhone, code: paths.recoverByPhoneOtp, password: paths.recoverByPhonePassword },
} as const satisfies Record<RecoveryWay, object>
