/** What the page of the code is told by the navigation that leads to it. */
export interface OtpState {
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
}

/** Navigation state outlives a reload and may be of any page and version. */
export function otpStateOf(state: unknown): OtpState {
  const otpCode = typeof state === 'object' && state !== null && 'otpCode' in state ? state.otpCode : undefined
  return typeof otpCode === 'string' ? { otpCode } : {}
}

/** What the pages that set a password or a passcode are told by the navigation that leads to them. */
export interface CredentialsState {
  userId: string
  /** Whether the passcode is to be set after the password. */
  passcodeNext?: boolean
}

/** Navigation state outlives a reload and may be of any page and version; null when it names nobody. */
export function credentialsStateOf(state: unknown): CredentialsState | null {
  if (typeof state !== 'object' || state === null) return null
  const { userId, passcodeNext }: { userId?: unknown; passcodeNext?: unknown } = state
  return typeof userId === 'string' && userId !== '' ? { userId, passcodeNext: passcodeNext === true } : null
}
