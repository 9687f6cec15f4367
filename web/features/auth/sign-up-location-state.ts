import { stateMoment, stateText } from '#web/lib/navigation-state.ts'

/** The location state of the code page. */
export interface OtpState {
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt?: number
}

/** Location state survives a reload and may come from any page and version. */
export function otpStateOf(state: unknown): OtpState {
  return { otpCode: stateText(state, 'otpCode'), resendAt: stateMoment(state, 'resendAt') }
}

/** The location state of the pages that set a password or a passcode. */
export interface CredentialsState {
  userId: string
  /** Whether the passcode follows the password. */
  passcodeNext?: boolean
}

/** Location state survives a reload and may come from any page and version. Returns null if it names no user. */
export function credentialsStateOf(state: unknown): CredentialsState | null {
  if (typeof state !== 'object' || state === null) return null
  const { userId, passcodeNext }: { userId?: unknown; passcodeNext?: unknown } = state
  return typeof userId === 'string' && userId !== '' ? { userId, passcodeNext: passcodeNext === true } : null
}
