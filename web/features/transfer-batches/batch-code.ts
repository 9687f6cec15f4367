import type { TransferBatchCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** A code that was sent for a batch. It stays in the navigation state, so that a reload knows it too. */
export interface SentBatchCode {
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

export const sentCodeOf = (
  { expiresAt, resendAfterSeconds, otpCode }: TransferBatchCode,
  now: number,
): SentBatchCode => ({
  expiresAt: Date.parse(expiresAt),
  resendAt: now + resendAfterSeconds * 1000,
  otpCode,
})

export function sentCodeIn(state: unknown): SentBatchCode | null {
  const fields = stateField(state, 'sent')
  const expiresAt = stateMoment(fields, 'expiresAt')
  if (expiresAt === undefined) return null
  return { expiresAt, resendAt: stateMoment(fields, 'resendAt') ?? 0, otpCode: stateText(fields, 'otpCode') }
}
