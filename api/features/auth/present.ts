import type { newestEvents } from '#api/accounts/security-events.ts'
import type { liveSessions } from '#api/accounts/sessions.ts'
import type { Device, SecurityEvent, Session, Tokens } from '#api/contract/generated/schemas.ts'
import type { SentCode } from '#api/one-time-codes/one-time-code.ts'
import { LOCKOUT_FAILURES, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { SignedIn } from './session.service.ts'

/** @param shown whether the sandbox answers the code */
export const presentCode = ({ code, expiresAt }: SentCode, shown: boolean) => ({
  message: 'Verification code sent',
  expiresAt: expiresAt.toISOString(),
  resendAfterSeconds: OTP_RESEND_SECONDS,
  attemptsAllowed: LOCKOUT_FAILURES,
  ...(shown && { otpCode: code }),
})

export const presentTokens = (signedIn: SignedIn): Tokens => ({
  userId: signedIn.accountId,
  nextStep: signedIn.nextStep,
  accessToken: signedIn.accessToken,
  accessTokenExpiresAt: signedIn.accessTokenExpiresAt.toISOString(),
  refreshToken: signedIn.refreshToken,
  refreshTokenExpiresAt: signedIn.refreshTokenExpiresAt.toISOString(),
})

const presentDevice = ({ platform, userAgent, screenResolution, timezone }: Device): Device => ({
  platform,
  userAgent,
  screenResolution,
  timezone,
})

type SessionRow = Awaited<ReturnType<typeof liveSessions>>[number]

export const presentSession = ({ session, device }: SessionRow, currentId: string): Session => ({
  id: session.id,
  device: presentDevice(device),
  isCurrent: session.id === currentId,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
})

type EventRow = Awaited<ReturnType<typeof newestEvents>>[number]

export const presentEvent = ({ id, type, reason, at, device, isNewDevice }: EventRow): SecurityEvent => ({
  id,
  type,
  at: at.toISOString(),
  ...(reason && { reason }),
  ...(device && { device: presentDevice(device) }),
  ...(isNewDevice !== null && { isNewDevice }),
})
