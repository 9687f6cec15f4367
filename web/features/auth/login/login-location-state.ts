import type { Device } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'
import type { AccountLock } from '../account-lock.ts'
import { deviceIn } from './device-info.ts'

/** The location state of every page of a sign-in. */
interface SharedState {
  /** The page that was requested. */
  from?: string
  /** The identifier as typed. */
  phoneOrEmail?: string
}

export interface LoginState extends SharedState {
  /** The session has just ended. */
  sessionEnded?: boolean
  /** The first password has just been set. */
  passwordSet?: boolean
  /** The phone has just been verified. */
  phoneVerified?: boolean
  /** The account has just been opened. */
  accountOpen?: boolean
}

export interface LoginOtpState extends SharedState {
  userId: string
  phoneOrEmail: string
  deviceInfo: Device
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
  /** The expiry of the code. */
  expiresAt?: number
  resendAt?: number
}

export interface CallbackState extends SharedState {
  callbackId: string
  deviceInfo: Device
}

/** The location state of the page of a locked account after a sign-in. */
export interface LockedState extends AccountLock, SharedState {}

export function loginStateOf(state: unknown): LoginState {
  return {
    ...journeyIn(state),
    sessionEnded: stateField(state, 'sessionEnded') === true,
    passwordSet: stateField(state, 'passwordSet') === true,
    phoneVerified: stateField(state, 'phoneVerified') === true,
    accountOpen: stateField(state, 'accountOpen') === true,
  }
}

/** Returns null if the user of the code is unknown. */
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

/** Returns null if the call or the device is unknown. */
export function callbackStateOf(state: unknown): CallbackState | null {
  const callbackId = stateText(state, 'callbackId')
  const deviceInfo = deviceIn(state)
  if (!callbackId || !deviceInfo) return null
  return { ...journeyIn(state), callbackId, deviceInfo }
}

function journeyIn(state: unknown): SharedState {
  return { from: stateText(state, 'from'), phoneOrEmail: stateText(state, 'phoneOrEmail') }
}
