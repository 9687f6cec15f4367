import type { WalletAction } from '#web/api/generated/model/index.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** A change that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface PendingAction {
  actionId: string
  /** When the code ends, and when another can be asked for, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
}

export function pendingActionOf(answer: WalletAction, now: number): PendingAction {
  const { actionId, expiresAt, resendAfterSeconds, otpCode } = answer
  return { actionId, expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
}

/** Null when no change waits. */
export function pendingActionIn(state: unknown): PendingAction | null {
  const pending = stateField(state, 'pending')
  const actionId = stateText(pending, 'actionId')
  const expiresAt = stateMoment(pending, 'expiresAt')
  if (actionId === undefined || expiresAt === undefined) return null
  return {
    actionId,
    expiresAt,
    resendAt: stateMoment(pending, 'resendAt') ?? 0,
    otpCode: stateText(pending, 'otpCode'),
  }
}
