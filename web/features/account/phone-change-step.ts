import type { PhoneChangeCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** A code that a change waits for. It stays in the navigation state, so that a reload knows it too. */
export interface PendingPhoneCode {
  phoneChangeId: string
  /** The new number in local form. */
  newPhone: string
  /** The number to which the code was sent. */
  number: 'current' | 'new'
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
  /** Whether the code could not be sent and still has to be requested. */
  isMissing?: boolean
}

export function pendingPhoneCodeIn(state: unknown): PendingPhoneCode | null {
  const pending = stateField(state, 'pending')
  const [phoneChangeId, newPhone] = [stateText(pending, 'phoneChangeId'), stateText(pending, 'newPhone')]
  const expiresAt = stateMoment(pending, 'expiresAt')
  if (phoneChangeId === undefined || newPhone === undefined || expiresAt === undefined) return null
  return {
    phoneChangeId,
    newPhone,
    number: stateText(pending, 'number') === 'new' ? 'new' : 'current',
    expiresAt,
    resendAt: stateMoment(pending, 'resendAt') ?? 0,
    otpCode: stateText(pending, 'otpCode'),
    isMissing: stateField(pending, 'isMissing') === true,
  }
}

type Codes = Pick<PendingPhoneCode, 'newPhone' | 'number'>

export function pendingPhoneCodeOf(response: PhoneChangeCode, codes: Codes, now: number): PendingPhoneCode {
  const { phoneChangeId, expiresAt, resendAfterSeconds, otpCode } = response
  const resendAt = now + resendAfterSeconds * 1000
  return { ...codes, phoneChangeId, expiresAt: Date.parse(expiresAt), resendAt, otpCode }
}
