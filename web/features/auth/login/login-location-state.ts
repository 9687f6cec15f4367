import type { Device } from '#web/api/generated/model/index.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'
import type { AccountLock } from '../account-lock.ts'
import { deviceIn } from './device-info.ts'

/** What goes along through all pages of a sign-in. */
interface Journey {
  /** Where the person wanted to go. */
  from?: string
  /** What they sign in with, as they typed it. */
  phoneOrEmail?: string
}

export interface LoginState extends Journey {
  /** They were signed in a moment ago. */
  sessionEnded?: boolean
  /** They come from having set their first password. */
  passwordSet?: boolean
  /** They come from a code that proved their phone. */
  phoneVerified?: boolean
  /** They come from having opened the account. */
  accountOpen?: boolean
  /** The code that they went back from. */
  sent?: LoginOtpState
}

export interface LoginOtpState extends Journey {
  userId: string
  phoneOrEmail: string
  deviceInfo: Device
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
  /** Of the code. */
  expiresAt?: number
  resendAt?: number
}

export interface CallbackState extends Journey {
  callbackId: string
  deviceInfo: Device
}

/** What the page of a locked account is told on the way from a sign-in. */
export interface LockedState extends AccountLock, Journey {}

export function loginStateOf(state: unknown): LoginState {
  return {
    ...journeyIn(state),
    sessionEnded: stateField(state, 'sessionEnded') === true,
    passwordSet: stateField(state, 'passwordSet') === true,
    phoneVerified: stateField(state, 'phoneVerified') === true,
    accountOpen: stateField(state, 'accountOpen') === true,
    sent: loginOtpStateOf(stateField(state, 'sent')) ?? undefined,
  }
}

/** Null when it is not known whose code is asked for. */
export function loginOtpStateOf(state: unknown): LoginOtpState | null {
  const { from, phoneOrEmail } = journeyIn(state)
  const userId = stateText(state, 'userId')
  const deviceInfo = deviceIn(state)
  if (!userId || !phoneOrEmail || !deviceInfo) return null
  return {
    userId,
    phoneOrEmail,
    deviceInfo,
    from,
    otpCode: stateText(state, 'otpCode'),
    expiresAt: stateMoment(state, 'expiresAt'),
    resendAt: stateMoment(state, 'resendAt'),
  }
}

/** Null when there is no call to follow, or no device to complete the sign-in with. */
export function callbackStateOf(state: unknown): CallbackState | null {
  const callbackId = stateText(state, 'callbackId')
  const deviceInfo = deviceIn(state)
  if (!callbackId || !deviceInfo) return null
  return { ...journeyIn(state), callbackId, deviceInfo }
}

function journeyIn(state: unknown): Journey {
  return { from: stateText(state, 'from'), phoneOrEmail: stateText(state, 'phoneOrEmail') }
}
